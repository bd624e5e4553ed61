import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { watchUploads } from '../../testing/watchUploads.ts'
import { chooseFiles, createExigida, fila, openImagens, paint, setGuardadas } from '../imagem.fixture.ts'

const guia = {
  statusFicha: 5,
  imagensExigidas: ['16', '26', '27'].map((codigoLocalizacao, i) =>
    createExigida({ numeroSequencialInclusao: i + 1, codigoLocalizacao }),
  ),
}
const pergunta = fila.getByRole('group', { name: /^Para quais eventos\?/ })
const momento = fila.getByRole('combobox', { name: /^Momento/ })
const dente = fila.getByRole('combobox', { name: /^Dente/ })
const enviar = page.getByRole('button', { name: 'Enviar 1 imagem' })

const listEventos = () =>
  pergunta
    .getByRole('checkbox')
    .elements()
    .map((caixa) => [caixa.closest('label')?.textContent, caixa instanceof HTMLInputElement && caixa.checked])

async function choose(nome: string) {
  watchUploads()
  await openImagens(guia)
  await chooseFiles(new File([await paint()], nome))
  await expect.element(enviar).toBeVisible()
}

async function send() {
  await enviar.click()
  await expect.element(fila.getByText('Enviada')).toBeVisible()
  const { imagemGto, eventos } = sent(imagem.uploadImagem)[0]?.query ?? {}
  return { imagemGto, eventos }
}

beforeEach(() => setGuardadas())

test('uma panorâmica pergunta para quais eventos é, sem supor nenhum', async () => {
  await choose('panorâmica.png')
  expect(listEventos()).toEqual([
    ['Dente 1685.200.166', false],
    ['Dente 2685.200.166', false],
    ['Dente 2785.200.166', false],
  ])
  await expect
    .element(pergunta.getByText('Sem nenhum marcado, ela não atende a nenhuma exigência.'))
    .toBeVisible()
  await expect.element(dente).toHaveValue('nenhum')
  await expectAccessible()
  expect(await send()).toEqual({ imagemGto: 'inicial', eventos: 'nenhum' })
})

test('de vários arquivos, cada campo diz de qual é', async () => {
  watchUploads()
  await openImagens(guia)
  await chooseFiles(
    new File([await paint()], 'primeira.png'),
    new File([await paint([9, 9, 9])], 'segunda.png'),
  )
  for (const nome of ['primeira.png', 'segunda.png']) {
    await expect
      .element(fila.getByRole('combobox', { name: `Momento de ${nome}`, exact: true }))
      .toBeVisible()
    await expect.element(fila.getByRole('combobox', { name: `Dente de ${nome}`, exact: true })).toBeVisible()
    await expect
      .element(fila.getByRole('group', { name: `Para quais eventos? ${nome}`, exact: true }))
      .toBeVisible()
  }
  await expectAccessible()
})

test('uma panorâmica é para os eventos que a pessoa marca, e só para eles', async () => {
  await choose('panorâmica.png')
  for (const at of [0, 1]) {
    const caixa = pergunta.getByRole('checkbox').nth(at).element()
    if (caixa instanceof HTMLElement) caixa.focus()
    await userEvent.keyboard(' ')
  }
  expect(listEventos().map(([, marcada]) => marcada)).toEqual([true, true, false])
  expect(await send()).toEqual({ imagemGto: 'inicial', eventos: '1:16,2:26' })
})

test('um filme serve aos dentes vizinhos, e a pessoa desmarca o que não é', async () => {
  await choose('panorâmica.png')
  await dente.selectOptions('26')
  expect(listEventos()).toEqual([
    ['Dente 2685.200.166', true],
    ['Dente 2785.200.166', true],
  ])
  pergunta.getByRole('checkbox').last().element().focus()
  await userEvent.keyboard(' ')
  expect(listEventos()[1]?.[1]).toBe(false)
  // Nobody writes in a box to tick: the keys of the page answer there.
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: /^Ajuda/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await send()).toEqual({ imagemGto: 'inicial:26', eventos: '2:26' })
})

test('os dois vizinhos vão juntos, cada evento pela sua sequência e lugar', async () => {
  await choose('27 inicial.png')
  await expect.element(dente).toHaveValue('27')
  expect(await send()).toEqual({ imagemGto: 'inicial:27', eventos: '2:26,3:27' })
})

test('o momento que nenhum evento pede não pergunta nada', async () => {
  await choose('16 inicial.png')
  await momento.selectOptions('Final')
  await expect.element(pergunta).not.toBeInTheDocument()
  expect(await send()).toEqual({ imagemGto: 'final:16', eventos: undefined })
})

test('o dente de que o nome parece dizer outro se confere até que se diga, e não com o momento', async () => {
  const aviso = fila.getByText('O nome do arquivo parece dizer outro lugar: confira.')
  await choose('foto33.png')
  await expect.element(aviso).toBeVisible()
  await momento.selectOptions('Final')
  await expect.element(aviso).toBeVisible()
  await dente.selectOptions('16')
  await expect.element(aviso).not.toBeInTheDocument()
})

test('o momento que volta propõe outra vez os eventos do dente', async () => {
  await choose('16 final.png')
  await expect.element(momento).toHaveValue('final')
  await momento.selectOptions('Inicial')
  expect(listEventos()).toEqual([['Dente 1685.200.166', true]])
  expect(await send()).toEqual({ imagemGto: 'inicial:16', eventos: '1:16' })
})

test('os dentes da guia vêm antes de todos os outros', async () => {
  await choose('panorâmica.png')
  const opcoes = [...dente.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(opcoes.slice(0, 5)).toEqual([
    expect.stringMatching(/^Sem dente/),
    expect.stringMatching(/^Dente 16/),
    expect.stringMatching(/^Dente 26/),
    expect.stringMatching(/^Dente 27/),
    expect.stringMatching(/^Dente 11/),
  ])
  expect(opcoes).toHaveLength(1 + 32 + 20)
  await dente.selectOptions('85')
  await expect.element(pergunta).not.toBeInTheDocument()
  expect(await send()).toEqual({ imagemGto: 'inicial:85', eventos: undefined })
})
