import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { leaveFocus } from '../testing/watchDocument.ts'
import { holdTyped } from './holdTyped.ts'

const tela = document.createElement('main')
tela.id = 'conteudo'

function open(controles: readonly HTMLElement[]): void {
  tela.replaceChildren(...controles)
  document.body.append(tela)
}

function criar(type: string): HTMLInputElement {
  const campo = document.createElement('input')
  campo.type = type
  return campo
}

afterEach(() => {
  leaveFocus()
  tela.remove()
})

test('o controle da tela que toma o foco tem as teclas, ainda que um campo venha depois', async () => {
  const [caixa, campo] = [criar('checkbox'), criar('text')]
  const release = holdTyped()
  open([caixa, campo])
  await userEvent.keyboard('a')
  caixa.focus()
  await userEvent.keyboard(' ')
  expect(caixa.checked).toBe(true)
  campo.focus()
  expect(campo.value).toBe('')
  release()
})

test('uma seta é de quem já anda pela tela, e o que se digita depois dela também', async () => {
  const [titulo, campo] = [document.createElement('h1'), criar('text')]
  titulo.tabIndex = -1
  const release = holdTyped()
  open([titulo, campo])
  titulo.focus()
  const ouvidas: string[] = []
  tela.addEventListener('keydown', ({ key }) => ouvidas.push(key))
  await userEvent.keyboard('a{ArrowRight}j')
  expect(ouvidas).toEqual(['ArrowRight', 'j'])
  campo.focus()
  expect(campo.value).toBe('')
  release()
})

test('o botão da tela que se deixa, a que o foco volta quando a busca se fecha, não as toma', async () => {
  const [antigo, campo] = [document.createElement('button'), criar('text')]
  open([antigo])
  const release = holdTyped()
  antigo.focus()
  await userEvent.keyboard('50')
  open([campo])
  campo.focus()
  expect(campo.value).toBe('50')
  release()
})
