import { glosa as contrato } from '@portal/contract/glosa.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { createEvento } from './guia.fixture.ts'
import { answerPagina, eventosTabela, GUIA } from './paginaGuia.fixture.ts'

const resina = createEvento()
const canal = createEvento({
  numeroSequencialInclusao: 2,
  codigoEvento: '85200158',
  descricao: 'Tratamento endodôntico multirradicular',
  codigoLocalizacao: '27',
  codigoFace: null,
  valor: '480.00',
  valorCopart: '48.00',
})
const solda = createEvento({
  numeroSequencialInclusao: 3,
  codigoEvento: '85400602',
  descricao: 'Ponto de solda',
  codigoLocalizacao: null,
  codigoFace: null,
  quantidade: 3,
  valor: '99.30',
  valorCopart: '9.93',
})
const glosa = {
  codigoGlosa: '3016',
  severidade: 'glosa',
  campo: 'data',
  texto: 'Procedimento realizado no prazo inferior ao estipulado, sem justificativa',
} as const
const anterior = { codigoEvento: '84000198', data: '2026-10-02', proprio: true }
const repetida = { ...glosa, eventoAnterior: anterior, possivelEm: '2027-04-02' }
const negada = createEvento({
  numeroSequencialInclusao: 4,
  codigoEvento: '84000198',
  descricao: 'Profilaxia: polimento coronário',
  codigoLocalizacao: null,
  codigoFace: null,
  autorizacao: 3,
  valor: '70.00',
  valorCopart: '7.00',
  motivos: [repetida],
  ajudaEvento: [
    {
      codigoGlosa: '3016',
      texto: repetida.texto,
      quandoOcorre: 'O mesmo tipo de evento foi feito há menos tempo.',
      comoEvitar: 'Veja o histórico por dente antes de marcar.',
      comoRecorrer: 'Recorra com a radiografia.',
    },
  ],
})

test('o token diz o número que o paciente tem, o que ele rejeitou, e que a guia é complementar', async () => {
  const pedido = {
    ...resina,
    statusToken: 'BENEFICIARIO_PENDENTE',
    numeroToken: '048213',
    dataSolicitacaoToken: '2026-11-20T13:05:00.000Z',
  }
  const rejeitado = { ...canal, statusToken: 'REJEITADO', numeroToken: '048213', tokensRejeitados: 1 }
  const daComplementar = { ...solda, statusToken: 'GUIA_COMPLEMENTAR' }
  answerPagina({ statusFicha: 1, eventos: [pedido, rejeitado, daComplementar] })
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Eventos (3)' })).toBeVisible()
  expect(readRows(eventosTabela).map((row) => row[2])).toEqual([
    expect.stringContaining('Token: aguardando o beneficiárionúmero 048213pedido em 20/11/2026 10:05'),
    expect.stringMatching(/Rejeitado pelo beneficiário$/),
    expect.stringMatching(/Token: ainda não pedido \(guia complementar\)$/),
  ])
})

test.each([1366, 360])('rejeitado todo pelo beneficiário, cada linha o diz, a %i px', async (largura) => {
  await page.viewport(largura, 768)
  const rejeitado = {
    dataRealizacao: '2026-11-20',
    exigeToken: true,
    statusToken: 'REJEITADO',
    numeroToken: '048213',
    tokensRejeitados: 1,
  }
  answerPagina({
    statusFicha: 1,
    codigoEtapaAtual: 3,
    eventosRejeitados: 2,
    eventos: [
      { ...resina, ...rejeitado },
      { ...canal, ...rejeitado },
    ],
  })
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Eventos (2)' })).toBeVisible()
  expect(readRows(eventosTabela).map((row) => row[2])).toEqual([
    'Aprovado Rejeitado pelo beneficiário',
    'Aprovado Rejeitado pelo beneficiário',
  ])
  const [dita] = eventosTabela.getByText('Rejeitado pelo beneficiário').all()
  await expect.element(dita ?? null).toBeVisible()
  await expect
    .element(
      page.getByRole('textbox', {
        name: `Data de realização de ${canal.descricao}, rejeitado pelo beneficiário`,
        exact: true,
      }),
    )
    .toBeVisible()
  await expectAccessible()
})

test('cada linha diz o evento, o lugar, a situação, o valor e a coparticipação', async () => {
  const emAnalise = { ...canal, autorizacao: 2, statusToken: 'FILA_PENDENTE' }
  const naoFeita = { ...solda, naoRealizado: true }
  const pendente = createEvento({ numeroSequencialInclusao: 5, autorizacao: 0 })
  answerPagina({ statusFicha: 7, eventos: [resina, emAnalise, naoFeita, negada, pendente] })
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Eventos (5)' })).toBeVisible()
  expect(readRows(eventosTabela)).toEqual([
    [
      '185.100.200 Restauração em resina fotopolimerizável 2 faces Envio: enviado',
      '26 MO',
      'Aprovado',
      '',
      'R$ 100,00copart. R$ 10,00',
    ],
    [
      '285.200.158 Tratamento endodôntico multirradicular Envio: enviado',
      '27',
      'Em análiseToken: na fila de envio',
      '—',
      'R$ 480,00copart. R$ 48,00',
    ],
    ['385.400.602 Ponto de solda Envio: enviado', '— × 3', 'AprovadoNão realizado', '', 'R$ 99,30'],
    [
      '484.000.198 Profilaxia: polimento coronário Envio: enviado',
      '—',
      'NegadoCarta ao paciente',
      '—',
      'R$ 70,00',
    ],
    [
      'Negado: Procedimento realizado no prazo inferior ao estipulado, sem justificativa (3016). Feito em 02/10/2026 por este consultório. Possível a partir de 02/04/2027.',
    ],
    [
      '585.100.200 Restauração em resina fotopolimerizável 2 faces Envio: enviado',
      '26 MO',
      'Envio pendente',
      '—',
      'R$ 100,00copart. R$ 10,00',
    ],
  ])
})

test.each([
  [[resina, negada], ['/portal/impressao/negativa/700001']],
  [[resina], []],
])('%#: a carta ao paciente se abre onde algo foi negado', async (eventos, enderecos) => {
  answerPagina({ statusFicha: 7, eventos })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  const cartas = page.getByRole('link', { name: 'Carta ao paciente' }).elements()
  expect(cartas.map((link) => link.getAttribute('href'))).toEqual(enderecos)
})

test('a negativa explica quando ocorre, como evitar e como recorrer', async () => {
  answer(contrato.getExplicacao, { codigoGlosa: '3016' })
  answerPagina({ statusFicha: 7, eventos: [resina, negada] })
  openPage(GUIA)
  await eventosTabela.getByRole('button', { name: /^Por que a negativa 3016/ }).click()
  const ajuda = page.getByRole('dialog', { name: /^Por que a negativa 3016/ })
  await expect.element(ajuda.getByText('De onde vem')).toBeVisible()
  expect(
    [...ajuda.element().querySelectorAll('dt, dd')].slice(0, 6).map((parte) => parte.textContent),
  ).toEqual([
    'Quando ocorre',
    'O mesmo tipo de evento foi feito há menos tempo.',
    'Como evitar',
    'Veja o histórico por dente antes de marcar.',
    'Como recorrer',
    'Recorra com a radiografia.',
  ])
  expect(sent(contrato.getExplicacao)).toEqual([
    { params: { codigoGlosa: '3016' }, query: { codigoEvento: negada.codigoEvento } },
  ])
  await expectAccessible()
})

test.each([
  [
    'feito noutro consultório',
    { eventoAnterior: { ...anterior, proprio: false } },
    'Feito em 02/10/2026 por outro consultório.',
  ],
  [
    'reservado na própria guia',
    { reserva: { codigoEvento: '84000198', reservadoAte: '2026-12-05', proprio: true, numeroFicha: 700009 } },
    'Autorizado na sua guia 700009 e ainda não realizado; o lugar fica reservado até 05/12/2026.',
  ],
  [
    'reservado por outra clínica',
    { reserva: { codigoEvento: '84000198', reservadoAte: '2026-12-05', proprio: false } },
    'Autorizado por outra clínica e ainda não realizado; o lugar fica reservado até 05/12/2026.',
  ],
])('o que causou a negativa se diz, e de outro só que é de outro: %s', async (_caso, resto, causa) => {
  answerPagina({ eventos: [{ ...negada, motivos: [{ ...glosa, ...resto }] }] })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  expect(readRows(eventosTabela)[1]).toEqual([`Negado: ${glosa.texto} (3016). ${causa}`])
})

test('o evento autorizado noutro dia que a guia o diz, e só ele', async () => {
  answerPagina({
    dataAutorizacao: '2026-11-11',
    eventos: [
      { ...resina, dataAutorizacao: '2026-11-04' },
      { ...canal, dataAutorizacao: '2026-11-11' },
      { ...solda, autorizacao: 2, dataAutorizacao: null },
      { ...negada, dataAutorizacao: '2026-11-04' },
    ],
  })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  const situacoes = readRows(eventosTabela).flatMap(([, , situacao]) => situacao ?? [])
  expect(situacoes.map((situacao) => /autorizado em .*/.exec(situacao)?.[0])).toEqual([
    'autorizado em 04/11/2026',
    undefined,
    undefined,
    undefined,
  ])
})

test('paga, mostra também o que foi pago e o que foi glosado de cada evento', async () => {
  const pago = { dataRealizacao: '2026-11-20', autorizacao: 1 }
  const run = { dataFechamento: '2026-11-20', dataPagamento: '2026-12-10', situacao: 'publicado' } as const
  answerPagina({
    statusFicha: 12,
    codigoEtapaAtual: 6,
    valorPago: '513.50',
    pagamentos: [{ ...run, valorLiberado: '513.50' }],
    eventos: [
      {
        ...{ ...resina, ...pago, valorPago: '81.50', valorGlosado: '18.50', valorFranquia: '0.00' },
        ...{ valorRecursado: '18.50', valorLiberado: '0.00', decisaoRecurso: 'I' },
      },
      {
        ...{ ...canal, ...pago, valorPago: '432.00', valorGlosado: '0.00', valorFranquia: '48.00' },
        ...{ valorRecursado: '432.00', valorLiberado: '432.00', decisaoRecurso: 'A' },
      },
      negada,
    ],
  })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  const cabecas = eventosTabela.getByRole('columnheader').elements()
  expect(cabecas.map(({ textContent }) => textContent)).toEqual([
    'Evento',
    'Local',
    'Situação',
    'Realizado em',
    'Valor',
    // Its day has not come.
    'Ainda não pago',
    'Glosado',
  ])
  // What an appeal gave back whole is approved by it.
  expect(readRows(eventosTabela)[1]?.[2]).toMatch(/Aprovado em recurso$/)
  expect(readRows(eventosTabela)[0]?.[2]).toMatch(/^Glosado em parte/)
  expect(readRows(eventosTabela).map((linha) => linha.slice(3))).toEqual([
    ['20/11/2026', 'R$ 100,00', 'R$ 81,50recurso indeferido', 'R$ 18,50recursado R$ 18,50'],
    [
      '20/11/2026',
      'R$ 480,00copart. R$ 48,00',
      'R$ 432,00R$ 432,00 pelo recurso',
      'R$ 0,00recursado R$ 432,00',
    ],
    ['—', 'R$ 70,00', '—', '—'],
    [],
  ])
})

test('o que o pagamento negou tem uma palavra só, na situação, na coluna e no motivo', async () => {
  const pago = { dataRealizacao: '2026-11-20', autorizacao: 1, valorPago: '0.00', valorGlosado: '100.00' }
  answerPagina({ statusFicha: 12, codigoEtapaAtual: 6, eventos: [{ ...resina, ...pago, motivos: [glosa] }] })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  const [evento, motivo] = readRows(eventosTabela)
  expect([evento?.[2], motivo?.[0]]).toEqual(['Glosado', expect.stringMatching(/^Glosado: /)])
  expect(eventosTabela.element().textContent).not.toContain('Negado')
})

test.each([
  ['que ainda falta', false, 'Falta imagem: Radiografia inicial não enviada (3081)'],
  ['que veio depois', true, 'Imagem já enviada: radiografia inicial (3081)'],
])('a imagem inicial %s se diz como está agora', async (_caso, atendida, dito) => {
  const motivo = {
    codigoGlosa: '3081',
    severidade: 'pendenciaImagem',
    campo: 'imagem',
    texto: 'Radiografia inicial não enviada',
  } as const
  const evento = createEvento({ autorizacao: 0, motivos: [motivo] })
  const { numeroSequencialInclusao, codigoEvento, codigoLocalizacao } = evento
  answerPagina({
    statusFicha: 2,
    eventos: [evento],
    imagensExigidas: [
      { numeroSequencialInclusao, codigoEvento, codigoLocalizacao, momento: 'inicial', atendida },
      { numeroSequencialInclusao, codigoEvento, codigoLocalizacao, momento: 'final', atendida: false },
    ],
  })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  expect(readRows(eventosTabela)[1]).toEqual([dito])
})

test('sem evento, a guia enviada ao aplicativo não diz mais do que isso', async () => {
  answerPagina({ statusFicha: 9, eventos: [] })
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Esta guia não tem eventos' })).toBeVisible()
  await expect
    .element(page.getByText('Nenhum foi incluído até agora; a situação da guia diz o que vem a seguir.'))
    .toBeVisible()
  await expect.element(page.getByText(/encerrada/)).not.toBeInTheDocument()
})

test.each([
  ['que só se paga até um dia que passou', { ate: '2026-11-19' }, 'Só se feito até 19/11/2026'],
  ['que em dia nenhum se paga', { ate: null }, 'Nenhuma data é paga'],
])('um evento aprovado %s o diz ao lado da situação', async (_caso, janelaData, nota) => {
  answerPagina({ statusFicha: 1, codigoEtapaAtual: 2, eventos: [{ ...resina, janelaData }, canal] })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  const [daResina, doCanal] = readRows(eventosTabela).map((linha) => linha[2])
  expect([daResina, doCanal]).toEqual([`Aprovado${nota}`, 'Aprovado'])
})
