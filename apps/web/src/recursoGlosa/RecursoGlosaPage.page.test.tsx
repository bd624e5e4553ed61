import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, hold, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { answerRecursos, aRecorrer, contas } from './recursos.fixture.ts'

const endereco = '/portal/recursoGlosa'
const tabela = page.getByRole('table', { name: 'Guias a recorrer' })
const pedidas = () => sent(recursoGlosa.searchRecursos).map(({ query }) => query)

beforeEach(answerRecursos)

describePage('RecursoGlosaPage', {
  open: () => openPage(endereco),
  chamada: recursoGlosa.searchRecursos,
  espera: 'Carregando recursos',
  pronto: tabela,
})

test.each([
  ['', 'Nada a recorrer'],
  ['?aba=recurso', 'Nenhum recurso espera resposta'],
  ['?aba=decididos', 'Nenhum recurso decidido'],
])('vazio em %s: %s', async (busca, titulo) => {
  answer(recursoGlosa.searchRecursos, {})
  openPage(`${endereco}${busca}`)
  await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Ordenar/ })).not.toBeInTheDocument()
  await expectAccessible()
})

test.each([
  ['a quem vê uma parte da clínica diz', false],
  ['a quem vê tudo não diz', true],
])('%s que guias e dinheiro são de uma parte, nas três listas', async (_nome, todas) => {
  answer(recursoGlosa.searchRecursos, { todas, contas, recursos: [aRecorrer] })
  openPage(endereco)
  for (const [aba, titulo] of [
    [/^A recorrer/, 'Guias a recorrer'],
    [/^Em recurso/, 'Guias em recurso'],
    [/^Decididos/, 'Recursos decididos'],
  ] as const) {
    await page.getByRole('tab', { name: aba }).click()
    await expect.element(page.getByRole('table', { name: titulo })).toBeVisible()
    expect(page.getByText('Só as linhas que você vê').elements()).toHaveLength(todas ? 0 : 1)
  }
})

test('as abas dizem quantas guias e quanto dinheiro têm, e cada uma pede a sua lista', async () => {
  const { address } = openPage(endereco)
  await expect.element(page.getByRole('tab', { name: /^A recorrer \(3 · R\$\s1\.080,00\)$/ })).toBeVisible()
  // The tab's money is that of its rows; what no appeal brings back is said beside it.
  const parte = page.getByText(/Dos R\$\s1\.080,00 glosados, .* trazer de volta R\$\s1\.020,00\./)
  await expect.element(parte).toBeVisible()
  await expect.element(page.getByRole('rowheader').first().getByRole('link')).toHaveFocus()
  await page.getByRole('tab', { name: /^Em recurso \(1 · R\$\s60,00\)$/ }).click()
  await expect.element(page.getByRole('table', { name: 'Guias em recurso' })).toBeVisible()
  await expect.element(parte).not.toBeInTheDocument()
  expect(address()).toBe(`${endereco}?aba=recurso`)
  await page.getByRole('tab', { name: 'Decididos (2 · 33 % aprovados)' }).click()
  await expect.element(page.getByRole('table', { name: 'Recursos decididos' })).toBeVisible()
  expect(address()).toBe(`${endereco}?aba=decididos`)
  expect(pedidas()).toEqual([{ situacao: 'RECORRER' }, { situacao: 'RECURSO' }, { situacao: 'DECIDIDO' }])
})

test.each([
  ['', 'Ordenar por prazo', 'RECORRER', '?ordem=VALOR'],
  ['?aba=recurso', 'Ordenar por prazo', 'RECURSO', '?aba=recurso&ordem=VALOR'],
  ['?aba=decididos', 'Ordenar por data', 'DECIDIDO', '?aba=decididos&ordem=VALOR'],
] as const)(
  'a ordem de %s é do endereço: por valor, e de volta',
  async (busca, volta, situacao, porValor) => {
    const { address } = openPage(`${endereco}${busca}`)
    await page.getByRole('button', { name: 'Ordenar por valor' }).click()
    await expect.element(page.getByRole('button', { name: volta })).toHaveFocus()
    expect(address()).toBe(`${endereco}${porValor}`)
    await expect.poll(pedidas).toEqual([{ situacao }, { situacao, ordem: 'VALOR' }])
    await page.getByRole('button', { name: volta }).click()
    await expect.poll(address).toBe(`${endereco}${busca}`)
  },
)

test('a ordem escolhida vale na aba seguinte', async () => {
  const { address } = openPage(`${endereco}?ordem=VALOR`)
  await page.getByRole('tab', { name: /^Em recurso/ }).click()
  await expect.poll(address).toBe(`${endereco}?aba=recurso&ordem=VALOR`)
  await expect.poll(() => pedidas().at(-1)).toEqual({ situacao: 'RECURSO', ordem: 'VALOR' })
})

test('enquanto a outra ordem vem, a lista de antes fica e diz que espera', async () => {
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  const release = hold(recursoGlosa.searchRecursos)
  await page.getByRole('button', { name: 'Ordenar por valor' }).click()
  const ocupada = () => tabela.element().closest('[aria-busy=true]')
  await expect.poll(ocupada).not.toBeNull()
  release()
  await expect.poll(ocupada).toBeNull()
})

test('a lista segue onde a página acabou, e o fim se diz', async () => {
  answer(recursoGlosa.searchRecursos, ({ query }) =>
    query.cursor === 'p2'
      ? { contas, recursos: [{ ...aRecorrer, numeroFicha: 700000009 }], proximo: null }
      : { contas, recursos: [aRecorrer], proximo: 'p2' },
  )
  openPage(endereco)
  await expect.element(page.getByText('1 guia até aqui')).toBeVisible()
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(page.getByText('Fim da lista: 2 guias')).toBeVisible()
  expect(pedidas()).toEqual([{ situacao: 'RECORRER' }, { situacao: 'RECORRER', cursor: 'p2' }])
  expect(readRows(tabela).map(([, guia]) => guia)).toEqual([
    'Guia 700000001Ana Souza',
    'Guia 700000009Ana Souza',
  ])
})

test('um endereço com aba ou ordem que não há abre as guias a recorrer por prazo', async () => {
  openPage(`${endereco}?aba=perdidos&ordem=DIAS`)
  await expect.element(tabela).toBeVisible()
  expect(pedidas()).toEqual([{ situacao: 'RECORRER' }])
})
