import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { findCard } from '../testing/findCard.ts'
import { answerDentista } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { plainText } from '../testing/plainText.ts'

const imagem = {
  chave: 'IMAGEM:900123:2026-11-24',
  tipo: 'IMAGEM',
  referencia: 900123,
  nomeAssociado: 'Helena Prado',
  prazo: '2026-11-24',
  valor: '317.40',
  faltas: [
    { numeroSequencialInclusao: 2, codigoEvento: '85200158', codigoLocalizacao: '36', momento: 'inicial' },
  ],
} as const
const termo = {
  chave: 'TERMO:5:',
  tipo: 'TERMO',
  referencia: 5,
  detalhe: 'Termos de uso',
  valor: null,
} as const

const manutencoes = {
  chave: 'MANUTENCAO:7:2026-11-30',
  tipo: 'MANUTENCAO',
  referencia: 7,
  detalhe: 'Manutenção do mês',
  prazo: '2026-11-30',
  valor: '760.00',
  quantos: 8,
} as const

const readLinhas = (cartao: Locator) =>
  cartao
    .getByRole('listitem')
    .elements()
    .map((linha) => [...linha.children].map(plainText))

const findEspera = () => findCard('Esperam por você')

beforeEach(answerHome)

test('tudo o que espera numa lista só: o que falta, de quem, até quando e quanto, cada um a um toque da cura', async () => {
  answer(prazo.listPrazos, {
    prazos: [imagem, manutencoes, termo],
    nroPagina: 1,
    total: 15,
    valorEmRisco: '1317.40',
  })
  openPage('/portal')
  const cartao = await findEspera()
  await expect.element(cartao.getByText('15 prazos, R$ 1.317,40 em risco')).toBeVisible()
  expect(readLinhas(cartao)).toEqual([
    [
      'Enviar imagem inicial: dente 36 (Guia 900123)',
      'Guia 900123 · Helena Prado',
      '24/11/2026, em 3 dias',
      'R$ 317,40',
    ],
    ['Liberar 8 manutenções do mês ', '', '30/11/2026, em 9 dias', 'R$ 760,00'],
    ['Ler e aceitar: Termos de uso ', '', 'Sem data', ''],
  ])
  const enderecos = cartao.getByRole('link').elements()
  expect(enderecos.map((link) => link.getAttribute('href'))).toEqual([
    '/portal/prazos',
    '/portal/envioImagensTratamento?guia=900123#imagem-2-inicial',
    '/portal/manutencoes',
    '/portal/termosPendentes',
    '/portal/prazos',
  ])
  await expect.element(cartao.getByRole('link', { name: 'Mais 5 prazos' })).toBeVisible()
  expect(sent(prazo.listPrazos).map(({ query }) => query)).toEqual([
    { manutencoesJuntas: true, qtdRegistros: 20 },
  ])
})

test('o exame capturado diz até que hora ainda se devolve', async () => {
  const captura = {
    ...termo,
    chave: 'CAPTURA:7:2026-11-21',
    tipo: 'CAPTURA',
    referencia: 7,
    detalhe: 'Pedido de exames 7',
    prazo: '2026-11-21',
    devolverAte: '2026-11-21T20:40:00.000Z',
  } as const
  answer(prazo.listPrazos, { prazos: [captura], nroPagina: 1, total: 1 })
  openPage('/portal')
  const cartao = await findEspera()
  await expect
    .poll(() => readLinhas(cartao).map((linha) => linha.map((parte) => parte.replaceAll('\u00a0', ' '))))
    .toEqual([['Liberar a guia ou devolver: pedido de exames 7 ', '', '21/11/2026 às 17:40, hoje', '']])
})

test('o que outro faz fica sob o seu título, depois do que espera por você', async () => {
  const pedido = {
    ...termo,
    chave: 'PEDIDO:7:2026-11-20',
    tipo: 'PEDIDO',
    referencia: 7,
    detalhe: 'Pedido 7',
    prazo: '2026-11-20',
  } as const
  answer(prazo.listPrazos, { prazos: [termo, pedido], nroPagina: 1, total: 2 })
  openPage('/portal')
  const grupo = (await findEspera()).getByRole('region', { name: 'Para acompanhar' })
  await expect.element(grupo.getByRole('heading', { name: 'Para acompanhar' })).toBeVisible()
  expect(readLinhas(grupo).map(([cura]) => cura)).toEqual(['Acompanhar: pedido 7 '])
  await expect.element(page.getByText(/já vencido/)).not.toBeInTheDocument()
})

test.each([
  [{ total: 0 }, 'Nada espera por você'],
  [{ prazos: [termo], total: 1, valorEmRisco: '0.00' }, '1 prazo'],
])('%o: %s', async (reply, palavras) => {
  answer(prazo.listPrazos, { nroPagina: 1, ...reply })
  openPage('/portal')
  const cartao = await findEspera()
  await expect.element(cartao.getByText(palavras, { exact: true })).toBeVisible()
  await expect.element(cartao.getByText(/em risco/)).not.toBeInTheDocument()
})

test.each([
  [['2026-11-20', '2026-11-21'], 2, '2 prazos, 1 já vencido, há 1 dia'],
  [['2026-11-11', '2026-11-20', null], 9, '9 prazos, 2 já vencidos, o mais antigo há 10 dias'],
  [['2026-11-11', '2026-11-20'], 9, '9 prazos, ao menos 2 já vencidos, o mais antigo há 10 dias'],
])('até %j de %i: %s', async (dias, total, palavras) => {
  const prazos = dias.map((dia, at) => ({ ...termo, chave: `TERMO:${at}:`, prazo: dia }))
  answer(prazo.listPrazos, { prazos, nroPagina: 1, total })
  openPage('/portal')
  await expect.element((await findEspera()).getByText(palavras, { exact: true })).toBeVisible()
})

const cura = { name: 'Enviar imagem inicial: dente 36 (Guia 900123)' }

test('quem não envia imagens é levado à guia', async () => {
  answer(prazo.listPrazos, { prazos: [imagem], nroPagina: 1, total: 1 })
  answerMenu({ fora: ['ENVIO_IMAGEM'] })
  openPage('/portal', { permissoes: permissoesSem('ENVIO_IMAGEM') })
  await expect
    .element((await findEspera()).getByRole('link', cura))
    .toHaveAttribute('href', '/portal/guia/900123')
})

test('de quem não abre guias a linha é só texto', async () => {
  answer(prazo.listPrazos, { prazos: [imagem, termo], nroPagina: 1, total: 2 })
  answerMenu({ fora: ['CONSULTA_GTO', 'SOLIC_AUTO', 'ENVIO_IMAGEM'] })
  openPage('/portal', { permissoes: ['ELEGIBILIDADE'] })
  const cartao = await findEspera()
  await expect.element(cartao.getByRole('link', { name: 'Ler e aceitar: Termos de uso' })).toBeVisible()
  await expect.element(cartao.getByText('dente 36', { exact: false })).toBeVisible()
  await expect.element(cartao.getByRole('link', cura)).not.toBeInTheDocument()
})

test('enquanto vêm, e quando não vêm', async () => {
  const release = hold(prazo.listPrazos)
  const mend = refuse(prazo.listPrazos, 'API-GEN-0005')
  openPage('/portal')
  const cartao = await findEspera()
  await expect.element(cartao.getByRole('status', { name: 'Carregando prazos' })).toBeVisible()
  release()
  const falha = cartao.getByRole('alert')
  await expect.element(falha).toBeVisible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(cartao.getByText('Nada espera por você')).toBeVisible()
})

test('a quem vê uma parte da clínica, diz que também o nada é dela', async () => {
  answerDentista(2)
  openPage('/portal')
  const cartao = await findCard('Esperam pela clínica')
  await expect.element(cartao.getByText('Nada espera pela clínica')).toBeVisible()
})
