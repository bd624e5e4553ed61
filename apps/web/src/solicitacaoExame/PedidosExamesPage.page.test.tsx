import type { ResumoSolicitacao } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'
import { answer, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { readRows } from '../testing/readRows.ts'
import type { Partly } from '../testing/sample.ts'
import { walkTo } from '../testing/walkTo.ts'
import { answerPedido, capturada, createResumo, emAnalise } from './pedidos.fixture.ts'

const ENDERECO = '/portal/consultarStatusPedidosExames'
const tabela = page.getByRole('table', { name: 'Pedidos de exames' })
const situacoes = page.getByRole('group', { name: 'Situações' })
const pedir = page.getByRole('link', { name: 'Pedir exames' })
const queries = () => sent(solicitacaoExame.listPedidos).map(({ query }) => query)
const linha = (numero: number) => page.getByRole('link', { name: String(numero) })

beforeEach(() => {
  answer(solicitacaoExame.listPedidos, {
    solicitacoes: [
      createResumo({ numeroSolicitacao: 3_400_003, ...capturada, imagens: 2 }),
      createResumo({ numeroSolicitacao: 3_400_002, ...emAnalise, exames: ['Radiografia panorâmica'] }),
      createResumo(),
    ],
    proximo: null,
  })
})

describePage('PedidosExamesPage', {
  open: () => openPage(ENDERECO),
  chamada: solicitacaoExame.listPedidos,
  espera: 'Carregando pedidos de exames',
  pronto: tabela,
})

test('cada pedido diz de quem, que exames, a situação, até quando e o que chegou', async () => {
  openPage(ENDERECO)
  await expect.element(tabela).toBeVisible()
  const exames = 'Radiografia panorâmica; Radiografia periapical'
  expect(readRows(tabela).map((linha) => linha.slice(0, 4))).toEqual([
    ['3400003feito em 20/11/2026 14:30', 'Helena Prado', exames, 'Capturada2 arquivosEm 21/11/2026'],
    [
      '3400002feito em 20/11/2026 14:30',
      'Helena Prado',
      'Radiografia panorâmica',
      'Em análiseResposta até 30/11/2026',
    ],
    ['3400001feito em 20/11/2026 14:30', 'Helena Prado', exames, 'Aprovada no portalCapturar até 18/02/2027'],
  ])
  await expect.element(page.getByText('Fim da lista: 3 pedidos')).toBeVisible()
})

test('nos últimos dias para capturar diz quantos são', async () => {
  answer(solicitacaoExame.listPedidos, {
    solicitacoes: [createResumo({ validade: '2026-11-26' })],
    proximo: null,
  })
  openPage(ENDERECO)
  await expect.element(page.getByText('26/11/2026, em 5 dias')).toBeVisible()
})

const vidas: Readonly<Record<ResumoSolicitacao['status'], readonly [Partly<ResumoSolicitacao>, string]>> = {
  APROVADA_AUDITORIA: [{}, 'Capturar até 18/02/2027'],
  APROVADA_PORTAL: [{}, 'Capturar até 18/02/2027'],
  PARCIALMENTE_APROVADA: [{}, 'Capturar até 18/02/2027'],
  REPROVADA: [{ validade: null }, ''],
  CAPTURADA: [capturada, 'Em 21/11/2026'],
  EM_ANALISE: [emAnalise, 'Resposta até 30/11/2026'],
  CANCELADA: [{}, ''],
  EXPIRADA: [{ validade: '2026-11-10' }, 'Venceu em 10/11/2026'],
}

test.each(statusSolicitacoes)(
  '$codigo: a palavra, até quando, e ao pedir o motivo e o passo',
  async ({ codigo, rotulo }) => {
    const [mudancas, quando] = vidas[codigo]
    answer(solicitacaoExame.listPedidos, {
      solicitacoes: [createResumo({ ...mudancas, status: codigo })],
      proximo: null,
    })
    openPage(ENDERECO)
    await expect.element(tabela).toBeVisible()
    expect(readRows(tabela)[0]?.[3]).toBe(`${rotulo}${quando}`)
    await tabela.getByRole('button', { name: rotulo, exact: true }).click()
    const dito = page.getByRole('dialog', { name: `Situação: ${rotulo}` })
    await expect.element(dito.getByText('Próximo passo')).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
  },
)

test('as oito situações filtram, juntas, e ficam no endereço', async () => {
  const { address } = openPage(ENDERECO)
  await expect.element(tabela).toBeVisible()
  expect(
    situacoes
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(statusSolicitacoes.toReversed().map(({ rotulo }) => rotulo))
  const analise = situacoes.getByRole('button', { name: 'Em análise' })
  await expect.element(linha(3_400_003)).toHaveFocus()
  await walkTo(analise, { shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(analise).toHaveAttribute('aria-pressed', 'true')
  await situacoes.getByRole('button', { name: 'Capturada' }).click()
  await expect.poll(queries).toEqual([{}, { status: 'EM_ANALISE' }, { status: 'EM_ANALISE,CAPTURADA' }])
  expect(address()).toBe(`${ENDERECO}?status=EM_ANALISE%2CCAPTURADA`)
  await analise.click()
  await expect.poll(address).toBe(`${ENDERECO}?status=CAPTURADA`)
})

test('os de um só paciente, e de volta a todos', async () => {
  const { address } = openPage(`${ENDERECO}?paciente=00000000-0000-4000-8000-000000000001`)
  await expect.element(page.getByText('Paciente: Helena Prado')).toBeVisible()
  expect(queries()).toEqual([{ chave: '00000000-0000-4000-8000-000000000001' }])
  await expect
    .element(pedir)
    .toHaveAttribute('href', '/portal/sol/solicitacao?chave=00000000-0000-4000-8000-000000000001')
  await page.getByRole('button', { name: 'Tirar Paciente: Helena Prado' }).click()
  await expect.poll(address).toBe(ENDERECO)
})

test('só pelo teclado: de pedido a pedido, e Enter abre', async () => {
  answerPedido({ numeroSolicitacao: 3_400_002 })
  const { address } = openPage(ENDERECO)
  await expect.element(linha(3_400_003)).toHaveFocus()
  await userEvent.keyboard('j{ArrowDown}')
  await expect.element(linha(3_400_001)).toHaveFocus()
  await userEvent.keyboard('k{Home}{End}k')
  await expect.element(linha(3_400_002)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pedido 3400002' })).toBeVisible()
  expect(address()).toBe('/portal/sol/3400002')
})

test('a primeira ação da linha leva às imagens que chegaram; a outra, ao papel', async () => {
  openPage(ENDERECO)
  await expect
    .element(page.getByRole('button', { name: 'Ver as imagens: pedido 3400003' }))
    .toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Abrir o pedido: pedido 3400001' }))
    .toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Imprimir: pedido 3400001' })).toBeInTheDocument()
})

test('"Carregar mais" continua de onde parou, e o foco vai ao primeiro novo', async () => {
  answer(solicitacaoExame.listPedidos, ({ query: { cursor } }) =>
    cursor
      ? { solicitacoes: [createResumo({ numeroSolicitacao: 3_399_999 })], proximo: null }
      : { solicitacoes: [createResumo()], proximo: 'c1' },
  )
  openPage(ENDERECO)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(linha(3_399_999)).toHaveFocus()
  expect(queries()).toEqual([{}, { cursor: 'c1' }])
})

test('sem nenhum, diz o que se pode pedir e leva ao primeiro', async () => {
  answer(solicitacaoExame.listPedidos, { solicitacoes: [], proximo: null })
  openPage(ENDERECO)
  await expect.element(page.getByRole('heading', { name: 'Nenhum pedido de exames ainda' })).toBeVisible()
  await expect.element(pedir.first()).toHaveAttribute('href', '/portal/sol/solicitacao')
  await expectAccessible()
})

test('nenhum com o filtro: um botão mostra todos', async () => {
  answer(solicitacaoExame.listPedidos, ({ query: { status } }) => ({
    solicitacoes: status ? [] : [createResumo()],
    proximo: null,
  }))
  openPage(`${ENDERECO}?status=CANCELADA`)
  await page.getByRole('button', { name: 'Mostrar todos' }).click()
  await expect.element(tabela).toBeVisible()
})

const comecados = page.getByRole('link', { name: 'Ver os começados e não salvos' })

test('o que se começou e não se salvou também se acha daqui, sem que aqui se leia de quem é', async () => {
  const rascunho = { associado: helena, exames: [] }
  answer(solicitacaoExame.listRascunhos, { rascunhos: [rascunho], proximo: null })
  const { address } = openPage(ENDERECO)
  await expect.element(comecados).toBeVisible()
  await expect.element(tabela).toBeVisible()
  expect(sent(solicitacaoExame.listRascunhos)).toEqual([])
  await comecados.click()
  await expect.element(page.getByRole('list', { name: 'Pedidos começados' })).toBeVisible()
  expect(address()).toBe('/portal/sol/solicitacao')
})

test('quem não pede exames não tem o caminho ao que se começou', async () => {
  openPage(ENDERECO, { permissoes: permissoesSem('SOLIC_EXAME') })
  await expect.element(tabela).toBeVisible()
  await expect.element(comecados).not.toBeInTheDocument()
})
