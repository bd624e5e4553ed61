import type { Reply } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import type { Partly } from '../testing/sample.ts'
import { walkTo } from '../testing/walkTo.ts'
import { answerPedido, comRascunho, hipotese, linha, PEDIR } from './solicitacaoExame.fixture.ts'

const COMECAR = '/portal/sol/solicitacao'
const lista = page.getByRole('list', { name: 'Pedidos começados' })
const readLinhas = () =>
  lista
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.children].map(({ textContent }) => textContent))

const outra = { ...helena, chave: '00000000-0000-4000-8000-000000000002', nome: 'Rui Tavares' }
const rascunhos: Partly<Reply<typeof solicitacaoExame.listRascunhos>['rascunhos']> = [
  {
    associado: helena,
    salvoEm: '2026-11-21T11:30:00.000Z',
    exames: ['Radiografia panorâmica', 'Radiografia periapical'],
  },
  { associado: outra, salvoEm: '2026-11-19T20:05:00.000Z', exames: [] },
]

beforeEach(() => {
  answerPedido()
  answer(solicitacaoExame.listRascunhos, { rascunhos, proximo: null })
})

test('de cada pedido começado: de quem, quantos exames e quais, quando mudou; e o caminho de continuar', async () => {
  answer(solicitacaoExame.getRascunho, comRascunho({ hipoteseDiagnostica: 'Lesão no 36', eventos: [] }))
  const { address } = openPage(COMECAR)
  await expect.element(lista).toBeVisible()
  expect(readLinhas()).toEqual([
    [
      'Continuar o pedido de Helena Prado',
      '2 exames: Radiografia panorâmica; Radiografia periapical',
      'Mudou em 21/11/2026 08:30',
    ],
    ['Continuar o pedido de Rui Tavares', 'Nenhum exame ainda', 'Mudou em 19/11/2026 17:05'],
  ])
  await expect.element(page.getByText('Fim da lista: 2 pedidos começados')).toBeVisible()
  await expectAccessible()
  const continuar = lista.getByRole('link', { name: 'Continuar o pedido de Helena Prado' })
  await walkTo(continuar)
  await userEvent.keyboard('{Enter}')
  await expect.element(hipotese).toHaveValue('Lesão no 36')
  expect(address()).toBe(PEDIR)
})

test('o que se acaba de começar está na lista a que se volta', async () => {
  answer(solicitacaoExame.listRascunhos, { rascunhos: [], proximo: null })
  openPage(COMECAR)
  await expect.element(page.getByText('Nenhum pedido pela metade.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('500000001')
  await userEvent.keyboard('{Enter}')
  await linha.fill('pano')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  answer(solicitacaoExame.listRascunhos, { rascunhos, proximo: null })
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await expect.element(lista).toBeVisible()
  expect(sent(solicitacaoExame.listRascunhos)).toHaveLength(2)
})

test('de muitos, os que vêm depois se carregam, e nada falha em silêncio', async () => {
  const [uma, duas] = rascunhos
  answer(solicitacaoExame.listRascunhos, ({ query: { cursor } }) =>
    cursor
      ? { rascunhos: duas ? [duas] : [], proximo: null }
      : { rascunhos: uma ? [uma] : [], proximo: 'c1' },
  )
  const mend = refuse(solicitacaoExame.listRascunhos, 'API-GEN-0005')
  openPage(COMECAR)
  const tentar = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(tentar).toBeVisible()
  mend()
  await tentar.click()
  await expect.element(page.getByText('1 pedido começado até aqui')).toBeVisible()
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(lista.getByRole('link', { name: 'Continuar o pedido de Rui Tavares' })).toHaveFocus()
})
