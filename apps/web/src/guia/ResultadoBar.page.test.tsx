import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../testing/open.tsx'
import { putOnPaper } from '../testing/putOnPaper.ts'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { readRows } from '../testing/readRows.ts'
import { createEvento } from './guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, eventosTabela, GUIA } from './paginaGuia.fixture.ts'

const readValores = async () => {
  await expect.element(page.getByRole('term').filter({ hasText: 'Solicitado' })).toBeVisible()
  return readDescriptions(page.getByRole('main')).filter(([, valor]) => valor.startsWith('R$'))
}

beforeEach(() => {
  answerPagina()
})

test('o pé da guia diz solicitado, aprovado e coparticipação, e não o que não há', async () => {
  answerGuia({ valorTotal: '576.50', valorAprovado: '576.50', valorCopartTotal: '57.65' })
  openPage(GUIA)
  expect(await readValores()).toEqual([
    ['Solicitado', 'R$ 576,50'],
    ['Aprovado', 'R$ 576,50'],
    ['Coparticipação', 'R$ 57,65'],
  ])
})

test('a parte do paciente que a operadora cobra se diz à parte da do balcão', async () => {
  answerGuia({
    valorTotal: '100.00',
    valorAprovado: '100.00',
    valorCopartTotal: '0.00',
    valorCopartOperadoraTotal: '30.00',
    tetoCoparticipacao: { mes: '2026-11', limite: '300.00', usado: '80.00' },
    eventos: [createEvento({ valor: '100.00', valorCopart: '0.00', valorCopartOperadora: '30.00' })],
  })
  openPage(GUIA)
  expect(await readValores()).toEqual([
    ['Solicitado', 'R$ 100,00'],
    ['Aprovado', 'R$ 100,00'],
    ['Copart. cobrada pela operadora', 'R$ 30,00'],
    ['Teto usado em novembro de 2026', 'R$ 80,00 de R$ 300,00'],
  ])
  expect(readRows(eventosTabela)[0]?.at(-1)).toBe('R$ 100,00copart. R$ 30,00 à operadora')
})

test('o que foi negado, está em análise ou não foi realizado tem a sua conta', async () => {
  answerGuia({
    statusFicha: 7,
    valorTotal: '1000.00',
    valorAprovado: '0.00',
    valorNegado: '70.10',
    valorEmAnalise: '480.20',
    valorNaoRealizado: '33.30',
    valorCopartTotal: '0.00',
  })
  openPage(GUIA)
  expect(await readValores()).toEqual([
    ['Solicitado', 'R$ 1.000,00'],
    ['Aprovado', 'R$ 0,00'],
    ['Negado', 'R$ 70,10'],
    ['Em análise', 'R$ 480,20'],
    ['Não realizado', 'R$ 33,30'],
    // Of what is in analysis nothing is in it.
    ['Copart. do aprovado', 'R$ 0,00'],
  ])
})

test('da cancelada, o que não foi negado está cancelado: nada é aprovado, analisado ou devido', async () => {
  answerGuia({
    statusFicha: 6,
    valorTotal: '335.00',
    valorAprovado: '0.00',
    valorNegado: '65.00',
    valorCancelado: '270.00',
    valorCopartTotal: '0.00',
  })
  openPage(GUIA)
  await expect.element(page.getByText('Cancelado').first()).toBeVisible()
  expect(readDescriptions(page.getByRole('main')).filter(([, valor]) => valor.startsWith('R$'))).toEqual([
    ['Solicitado', 'R$ 335,00'],
    ['Negado', 'R$ 65,00'],
    ['Cancelado', 'R$ 270,00'],
  ])
})

test.each([
  [
    'glosado, a parte do paciente e pago somam o solicitado: nada se diz aprovado',
    '20.00',
    [
      ['Glosado', 'R$ 80,00'],
      ['Coparticipação', 'R$ 20,00'],
      ['Pago', 'R$ 0,00'],
    ],
  ],
  [
    'o que ainda não entrou em pagamento segue aprovado',
    '50.00',
    [
      ['Aprovado', 'R$ 50,00'],
      ['Glosado', 'R$ 80,00'],
      ['Coparticipação', 'R$ 20,00'],
      ['Pago', 'R$ 0,00'],
    ],
  ],
] as const)('paga: %s', async (_o, valorAprovado, linhas) => {
  answerGuia({
    statusFicha: 12,
    ...{ valorTotal: '100.00', valorAprovado, valorNegado: '80.00', valorCopartTotal: '20.00' },
    valorPago: '0.00',
    eventos: [createEvento({ valorPago: '0.00', valorGlosado: '80.00' })],
  })
  openPage(GUIA)
  expect(await readValores()).toEqual([['Solicitado', 'R$ 100,00'], ...linhas])
})

test('liberado só é pago no dia do pagamento', async () => {
  const run = { dataFechamento: '2026-10-20', dataPagamento: '2026-11-10', situacao: 'depositado' } as const
  const aberto = { ...run, situacao: 'publicado', valorLiberado: '60.00' } as const
  answerGuia({
    statusFicha: 12,
    ...{ valorTotal: '100.00', valorAprovado: '100.00', valorCopartTotal: '0.00', valorPago: '100.00' },
    pagamentos: [{ ...run, valorLiberado: '40.00' }, aberto],
    eventos: [createEvento({ valorPago: '100.00', valorGlosado: '0.00' })],
  })
  openPage(GUIA)
  expect((await readValores()).slice(2)).toEqual([
    ['Pago', 'R$ 40,00'],
    ['Ainda não pago', 'R$ 60,00'],
  ])
})

test('o que a autorização negou e o que o pagamento glosou se dizem à parte', async () => {
  answerGuia({
    statusFicha: 12,
    ...{ valorAprovado: '20.00', valorNegado: '110.00', valorCopartTotal: '20.00', valorPago: '0.00' },
    eventos: [createEvento({ valorPago: '0.00', valorGlosado: '80.00' })],
  })
  openPage(GUIA)
  expect((await readValores()).slice(1, 3)).toEqual([
    ['Negado', 'R$ 30,00'],
    ['Glosado', 'R$ 80,00'],
  ])
})

test.each([360, 768, 1366])('a %i px o dinheiro e as ações não se cobrem', async (largura) => {
  await page.viewport(largura, 740)
  answerGuia({ statusFicha: 1, codigoEtapaAtual: 2, valorTotal: '1250.00', valorCopartTotal: '125.00' })
  openPage(GUIA)
  await expect.element(acoesDaGuia).toBeVisible()
  const acoes = acoesDaGuia
    .getByRole('button')
    .elements()
    .map((botao) => botao.getBoundingClientRect())
  const valores = [...page.getByRole('main').element().querySelectorAll('dd')]
    .filter(({ textContent }) => textContent.startsWith('R$'))
    .map((valor) => valor.getBoundingClientRect())
  const cobertos = valores.filter((valor) =>
    acoes.some(
      (acao) =>
        acao.left < valor.right &&
        valor.left < acao.right &&
        acao.top < valor.bottom &&
        valor.top < acao.bottom,
    ),
  )
  // A narrow bar has only what may be done now.
  expect([valores.length, acoes.length > (largura < 1366 ? 0 : 2), cobertos]).toEqual([3, true, []])
})

test('no papel ficam as contas da guia, sem os botões, nem a data que se daria a todos', async () => {
  const eventos = [createEvento(), createEvento({ numeroSequencialInclusao: 2 })]
  answerGuia({ valorTotal: '576.50', valorAprovado: '576.50', valorCopartTotal: '57.65', eventos })
  openPage(GUIA)
  const paraTodos = page.getByRole('textbox', { name: 'Data para todos', exact: true })
  await expect.element(paraTodos).toBeVisible()
  await putOnPaper()
  expect(paraTodos.query()).toBeNull()
  const contas = page.getByText('Solicitado').element().closest('[data-parte=barra]') ?? expect.fail()
  expect(contas).toBeVisible()
  expect(readDescriptions(page.getByRole('main')).filter(([, valor]) => valor.startsWith('R$'))).toHaveLength(
    3,
  )
  expect(getComputedStyle(contas).position, 'onde termina, e não sobre a folha').toBe('static')
  expect(acoesDaGuia.getByRole('button').elements()).toEqual([])
})
