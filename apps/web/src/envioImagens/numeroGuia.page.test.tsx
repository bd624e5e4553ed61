import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerImagens } from '../imagem/imagem.fixture.ts'
import { aguardando } from '../pesquisa/guias.fixture.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import './EnvioImagensPage.tsx'

const TELA = '/portal/envioImagensTratamento'
const tabela = page.getByRole('table', { name: 'Guias que esperam imagens' })
const numero = page.getByRole('textbox', { name: /^Número da guia/ })

beforeEach(() => answer(pesquisa.listPendentes, { guias: [aguardando], proximo: null }))

test('o número que não é de guia nenhuma se diz no campo, e a lista fica à vista', async () => {
  const numeroFicha = await answerImagens({})
  refuse(guia.getGuia, 'API-GTO-0001')
  refuse(evento.listEventosFicha, 'API-GTO-0001')
  refuse(imagem.listImagens, 'API-GTO-0001')
  openPage(TELA)
  await numero.fill(String(numeroFicha))
  await userEvent.keyboard('{Enter}')
  const erro = page.getByRole('alert')
  await expect.element(erro).toHaveTextContent(`Nenhuma guia com o número ${numeroFicha} no seu cadastro.`)
  await expect.element(numero).toHaveFocus()
  await expect.element(tabela).toBeVisible()
  expect(page.getByRole('button', { name: 'Tentar de novo' }).elements()).toEqual([])
  // What is typed now is another number; what is none is said in its stead.
  await numero.fill('abc')
  await expect.element(erro).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Buscar guia' }).click()
  await expect.element(erro.getByText(/^O número da guia tem só algarismos/)).toBeVisible()
  await expect.element(numero).toHaveFocus()
})

test('o endereço de guia nenhuma diz o número, sem que ele esteja no campo', async () => {
  const numeroFicha = await answerImagens({})
  refuse(guia.getGuia, 'API-GTO-0001')
  refuse(evento.listEventosFicha, 'API-GTO-0001')
  refuse(imagem.listImagens, 'API-GTO-0001')
  openPage(`${TELA}?guia=${numeroFicha}`)
  await expect
    .element(page.getByText(`Nenhuma guia com o número ${numeroFicha} no seu cadastro.`))
    .toBeVisible()
  await expect.element(tabela).toBeVisible()
  await expectAccessible()
})

test('quatro algarismos que não são de guia da lista pedem o número inteiro', async () => {
  openPage(TELA)
  await expect.element(tabela).toBeVisible()
  await expect.element(numero).toHaveAccessibleName('Número da guia')
  await numero.fill('1100')
  await page.getByRole('button', { name: 'Buscar guia' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nenhuma guia da lista termina em 1100. Digite o número inteiro.')
  await expect.element(numero).toHaveFocus()
  expect(sent(guia.getGuia)).toEqual([])
})
