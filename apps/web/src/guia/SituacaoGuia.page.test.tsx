import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { createEvento } from './guia.fixture.ts'
import { answerGuia, answerPagina, eventosTabela, GUIA, situacao } from './paginaGuia.fixture.ts'

const falta = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85100200',
  codigoLocalizacao: '26',
  momento: 'inicial',
  atendida: false,
} as const

const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }

const readParagrafos = () =>
  [...situacao.element().querySelectorAll('p')].map(({ textContent }) => textContent)

beforeEach(() => {
  answerPagina()
})

test.each([
  [
    'com a operadora, até um dia',
    { statusFicha: 2, codigoEtapaAtual: 4, prazo: '2026-11-27' },
    'Em análise',
    'Com a operadora',
    'Próximo passo: Aguarde a decisão da operadora. Prazo: 27/11/2026, em 6 dias.',
  ],
  [
    'por enviar para auditoria, sem o prazo da operadora, que ainda não a tem',
    { statusFicha: 2, codigoEtapaAtual: 2, prazo: '2026-11-27' },
    'Em análise',
    'Com você',
    'Próximo passo: Envie o plano para auditoria e aguarde a decisão.',
  ],
  [
    'com o beneficiário, e atrasada',
    { statusFicha: 19, prazo: '2026-11-19' },
    'Token gerado',
    'Com o beneficiário',
    'Próximo passo: Peça ao beneficiário que confirme o atendimento no aplicativo. Prazo: 19/11/2026, venceu há 2 dias.',
  ],
  [
    'datada e assinada, com a ação que a barra destaca',
    { codigoEtapaAtual: 3, eventos: [createEvento({ dataRealizacao: '2026-11-20' })], assinatura },
    'Autorizada',
    'Com você',
    'Próximo passo: Solicite o token do beneficiário ou encaminhe para pagamento.',
  ],
  [
    'rejeitada pelo beneficiário, com os dois caminhos',
    { statusFicha: 1, codigoEtapaAtual: 3, eventosRejeitados: 2 },
    'Autorizada',
    'Com você',
    'Próximo passo: Confira com ele o que foi feito e em que dia. Depois assine e encaminhe para pagamento ou, se ainda não pediu outro token, peça: só há mais um.',
  ],
  [
    'sem imagem nem justificativa, primeiro as imagens',
    { statusFicha: 4, imagensExigidas: [falta] },
    'Aguardando justificativa técnica',
    'Com você',
    'Próximo passo: Primeiro anexe as imagens iniciais que faltam; depois envie a justificativa técnica.',
  ],
  [
    'só sem justificativa',
    { statusFicha: 4, imagensExigidas: [{ ...falta, atendida: true }] },
    'Aguardando justificativa técnica',
    'Com você',
    'Próximo passo: Escreva e envie a justificativa técnica.',
  ],
])('uma guia %s, diz com quem está e o que vem depois', async (_caso, mudancas, rotulo, dono, passo) => {
  answerGuia(mudancas)
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: rotulo })).toBeVisible()
  await expect.element(situacao.getByText(dono, { exact: true })).toBeVisible()
  expect(readParagrafos()).toContain(passo)
})

test.each([
  ['semCabimento', 'Nenhum: não cabe recurso de nada do que o pagamento negou.'],
  [
    'tomado',
    'Outra guia foi autorizada no lugar do que o pagamento negou: como está, o recurso será recusado. Decida na página do recurso até 10/12/2026, em 19 dias.',
  ],
  [
    'parteTomada',
    'Recorra do que o pagamento negou até 10/12/2026, em 19 dias. Outra guia foi autorizada no lugar de uma parte: como está, ela será recusada.',
  ],
] as const)('paga, com recurso que encontra %s, não manda recorrer em vão', async (limiteRecurso, passo) => {
  const pagamento = { situacao: 'depositado', valorLiberado: '40.00' } as const
  answerGuia({
    statusFicha: 12,
    codigoEtapaAtual: 6,
    pagamentos: [{ ...pagamento, dataFechamento: '2026-09-20', dataPagamento: '2026-10-10' }],
    recursoAte: '2026-12-10',
    limiteRecurso,
  })
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Processada' })).toBeVisible()
  expect(readParagrafos()).toContain(`Próximo passo: ${passo}`)
})

test.each([
  ['no prazo', '2026-12-10', 'Recorra do que o pagamento negou até 10/12/2026, em 19 dias.'],
  [
    'passado o prazo',
    '2026-11-20',
    'Nenhum: o prazo para recorrer do que foi glosado terminou em 20/11/2026.',
  ],
  ['sem nada negado', undefined, 'Nenhum: nada foi glosado.'],
])('paga, %s, diz quando, em que demonstrativo e até quando se recorre', async (_caso, recursoAte, passo) => {
  const pagamento = { situacao: 'depositado', valorLiberado: '40.00' } as const
  answerGuia({
    statusFicha: 12,
    codigoEtapaAtual: 6,
    pagamentos: [
      { ...pagamento, dataFechamento: '2026-09-20', dataPagamento: '2026-10-10' },
      { ...pagamento, valorLiberado: '0.00', dataFechamento: '2026-10-20', dataPagamento: '2026-11-10' },
      {
        situacao: 'publicado',
        valorLiberado: '9.00',
        dataFechamento: '2026-11-20',
        dataPagamento: '2026-12-10',
      },
    ],
    ...(recursoAte && { recursoAte }),
  })
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Processada' })).toBeVisible()
  expect(readParagrafos().map((texto) => texto.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining([
      `Próximo passo: ${passo}`,
      'Pagamento: R$ 40,00 pagos em 10/10/2026, no demonstrativo do fechamento de 20/09/2026; ' +
        'nada a pagar, como diz o demonstrativo do fechamento de 20/10/2026; ' +
        'R$ 9,00 a pagar em 10/12/2026, no demonstrativo do fechamento de 20/11/2026.',
    ]),
  )
  await expect
    .element(situacao.getByRole('link', { name: 'demonstrativo do fechamento de 20/11/2026' }))
    .toHaveAttribute('href', '/portal/demonstrativoPagamento?dataFinal=2026-11-20')
})

test('o token que todos os eventos têm se diz uma vez, na situação', async () => {
  const evento = createEvento({ statusToken: 'BENEFICIARIO_PENDENTE', numeroToken: '048213' })
  const negado = createEvento({ numeroSequencialInclusao: 3, autorizacao: 3 })
  answerGuia({ statusFicha: 19, eventos: [evento, { ...evento, numeroSequencialInclusao: 2 }, negado] })
  openPage(GUIA)
  await expect.element(situacao.getByText('Token 048213.')).toBeVisible()
  expect(eventosTabela.element().textContent).not.toContain('Token')
})

test.each([
  [
    19,
    { statusToken: 'BENEFICIARIO_PENDENTE', numeroToken: '048213' },
    'Token 048213, pedido em 20/11/2026 10:05.',
  ],
  [18, { statusToken: 'FILA_PENDENTE' }, 'Token pedido em 20/11/2026 10:05.'],
  [20, { statusToken: 'APROVADO', numeroToken: '048213' }, undefined],
])('do token que se espera se diz quando foi pedido (situação %i)', async (statusFicha, token, dito) => {
  const evento = createEvento({ ...token, dataSolicitacaoToken: '2026-11-20T13:05:00.000Z' })
  answerGuia({ statusFicha, eventos: [evento] })
  openPage(GUIA)
  await expect.element(situacao).toBeVisible()
  if (dito) await expect.element(situacao.getByText(dito)).toBeVisible()
  else expect(situacao.element().textContent).not.toContain('pedido em')
})

const esperaPagamento =
  ' Enquanto isso, ela não é paga: entra no pagamento que estiver aberto quando for desbloqueada.'

test.each([
  [1, 2, undefined, 'Desbloqueie a guia para continuar: até lá nada se muda nela.'],
  [11, 6, undefined, `Desbloqueie a guia para continuar: até lá nada se muda nela.${esperaPagamento}`],
  [11, 6, ['CONSULTA_GTO'], `Aguarde o desbloqueio: até lá nada se muda nesta guia.${esperaPagamento}`],
] as const)(
  'bloqueada, o próximo passo é o desbloqueio, de quem o faz ou esperado (situação %i, etapa %i, %j)',
  async (statusFicha, etapa, permissoes, passo) => {
    answerGuia({ bloqueio: true, statusFicha, codigoEtapaAtual: etapa })
    openPage(GUIA, permissoes && { permissoes: [...permissoes] })
    await expect.element(situacao).toBeVisible()
    expect(readParagrafos()).toContain(`Próximo passo: ${passo}`)
  },
)

test('autorizada, com o plano terminado, não é verde: diz o dia e o que se faz', async () => {
  answerGuia({ statusFicha: 1, codigoEtapaAtual: 2, fimCobertura: { dia: '2026-11-19' } })
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toBeVisible()
  expect(readParagrafos()).toEqual([
    'O plano do paciente terminou em 19/11/2026; só o realizado até 19/11/2026 é pago.',
    'Próximo passo: Informe a data do que foi realizado até 19/11/2026, assine e encaminhe; o que não foi feito se diz ao encaminhar.',
  ])
  await expect.element(page.getByText('Plano terminou em 19/11/2026', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Autorizada' })).toBeVisible()
  await expectAccessible()
})

test.each([
  [
    'com o cartão vencido',
    { codigoEtapaAtual: 2, fimCobertura: { dia: '2026-11-19', motivo: 'cartao' as const } },
    'Cartão do paciente venceu em 19/11/2026',
    'Próximo passo: Informe a data do que foi realizado até 19/11/2026; para o que falta, peça ao paciente que renove o cartão.',
  ],
  [
    'datada, com o paciente suspenso',
    { codigoEtapaAtual: 3, fimCobertura: { dia: null, motivo: 'suspensao' as const } },
    'Paciente suspenso',
    'Próximo passo: Peça ao paciente que se regularize com a operadora antes de realizar e de encaminhar.',
  ],
  [
    'datada, com o prazo de apresentação terminado',
    { codigoEtapaAtual: 3, prazosApresentacao: ['2026-11-20'] },
    'Prazo de apresentação terminou em 20/11/2026',
    'Próximo passo: Confira a data em que foi realizado: a que estiver errada se corrige; se for essa mesma, assine e encaminhe assim.',
  ],
  [
    'datada, nos últimos dias do prazo de apresentação',
    { codigoEtapaAtual: 3, prazosApresentacao: ['2026-11-26'] },
    'Encaminhe até 26/11/2026',
    'Próximo passo: Assine e encaminhe para pagamento até 26/11/2026.',
  ],
])('autorizada, %s, não é verde', async (_caso, mudancas, nota, passo) => {
  answerGuia({ statusFicha: 1, ...mudancas })
  openPage(GUIA)
  await expect.element(page.getByText(nota, { exact: true })).toBeVisible()
  expect(readParagrafos()).toContain(passo)
  await expectAccessible()
})

test('de uma guia encerrada ninguém tem a vez', async () => {
  answerGuia({ statusFicha: 6 })
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Cancelada' })).toBeVisible()
  await expect.element(situacao.getByText(/^Com /)).not.toBeInTheDocument()
})

const cancelamento = {
  em: '2026-11-20T14:05:00.000Z',
  autor: 'Clínica Sorriso Largo',
  acao: 'Guia cancelada',
  deStatus: 8,
  paraStatus: 6,
  deEtapa: 1,
  paraEtapa: 1,
  motivo: null,
}
const SOLICITAR = '/portal/solicitarAutorizacao?paciente=00000000-0000-4000-8000-000000000001&especialidade=1'

test.each([
  ['com motivo', { motivo: 'Paciente desistiu.' }, 'por Clínica Sorriso Largo. Motivo: Paciente desistiu.'],
  ['por quem não tem nome', { autor: 'Credenciado' }, 'pelo credenciado.'],
])(
  'a cancelada %s diz quando, por quem e por quê, e leva a outra autorização',
  async (_caso, mudancas, fim) => {
    answerGuia({ statusFicha: 6, historico: [{ ...cancelamento, ...mudancas }] })
    openPage(GUIA)
    await expect
      .element(situacao.getByRole('link', { name: 'Solicitar autorização' }))
      .toHaveAttribute('href', SOLICITAR)
    expect(readParagrafos()).toEqual([
      `Em 20/11/2026 11:05, ${fim}`,
      'Próximo passo: Se o tratamento continuar, solicite uma nova autorização. Solicitar autorização',
    ])
  },
)

test('negada só até um dia, diz o dia, e até lá não leva a outra autorização', async () => {
  const motivo = { codigoGlosa: '1423', severidade: 'glosa', campo: 'codigoEvento', texto: '' } as const
  answerGuia({
    statusFicha: 3,
    eventos: [createEvento({ autorizacao: 3, motivos: [{ ...motivo, possivelEm: '2027-03-20' }] })],
  })
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Não autorizada' })).toBeVisible()
  expect(readParagrafos()).toEqual([
    'Todos os eventos foram negados.',
    'Próximo passo: O evento só pode ser pedido de novo a partir de 20/03/2027.',
  ])
})

test('cancelada sem eventos, o lugar deles diz o que houve, e não há pé de zeros', async () => {
  const liberada = { ...cancelamento, acao: 'Senha liberada', deStatus: null, paraStatus: 8 }
  answerGuia({ statusFicha: 6, eventos: [], historico: [liberada, cancelamento] })
  openPage(GUIA)
  const eventos = page.getByRole('region', { name: 'Linhas dos eventos' })
  await expect.element(eventos.getByRole('listitem').first()).toMatchTextContent(/^Guia cancelada/)
  await expect.element(eventos.getByText('Senha liberada', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Cancelada sem eventos: nenhum tinha sido enviado.')).toBeVisible()
  await expect.element(page.getByText('R$ 0,00')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Histórico', exact: true })).not.toBeInTheDocument()
  await expectAccessible()
})

test('sem a função de solicitar, a cancelada diz o próximo passo sem levar a ele', async () => {
  answerMenu({ fora: ['SOLIC_AUTO'] })
  answerGuia({ statusFicha: 6 })
  openPage(GUIA)
  await expect.element(situacao.getByRole('heading', { name: 'Cancelada' })).toBeVisible()
  await expect.element(situacao.getByRole('link')).not.toBeInTheDocument()
})

test.each([
  [13, 'Acompanhar o recurso de glosa'],
  [14, 'Acompanhar o recurso de glosa'],
  [15, 'Ver a decisão do recurso de glosa'],
  [12, undefined],
])('com o status %i o caminho ao recurso de glosa é: %s', async (statusFicha, caminho) => {
  answerGuia({ statusFicha, codigoEtapaAtual: 6 })
  openPage(GUIA)
  await expect.element(situacao).toBeVisible()
  const recurso = situacao.getByRole('link', { name: caminho ?? /recurso/ })
  if (caminho) await expect.element(recurso).toHaveAttribute('href', '/portal/recurso/700001')
  else await expect.element(recurso).not.toBeInTheDocument()
})

test('as complementares se listam, cada uma com a sua situação', async () => {
  answerGuia({
    complementares: [
      { numeroFicha: 700002, statusFicha: 17, cancelavel: true },
      { numeroFicha: 700003, statusFicha: 6 },
    ],
  })
  openPage(GUIA)
  await expect
    .element(situacao.getByRole('link', { name: 'Guia 700003' }))
    .toHaveAttribute('href', '/portal/guia/700003')
  expect(readParagrafos()).toContain(
    'Complementares: Guia 700002 guia complementar enviada, Guia 700003 cancelada',
  )
})

test('a quem não pode enviar, o próximo passo é a função que lhe falta', async () => {
  openPage(GUIA, { permissoes: ['CONSULTA_GTO'] })
  await expect.element(situacao).toBeVisible()
  expect(readParagrafos()).toContain('Próximo passo: Seu cadastro não tem permissão para usar esta função.')
})
