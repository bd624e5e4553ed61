import { describe, expect, it } from 'vitest'
import { toBrasileira } from '../calendario/dataCivil.ts'
import type { NomeAcao } from './acao.tables.ts'
import type { GuiaHoje } from './fimGuia.ts'
import { describeGuia } from './perspectiva.ts'
import { statusFicha } from './statusFicha.tables.ts'

const HOJE = '2026-11-24'
const LONGE = '2027-02-20'
const { autorizada, parcialmenteAutorizada, complementarEnviada, emAnalise, senhaLiberada, processada } =
  statusFicha

type Caso = readonly [
  nome: string,
  guia: GuiaHoje,
  tom: string,
  nota: string | undefined,
  ajuda: string,
  proximoPasso: string,
]

const fim = (dia: string | null) => ({ dia })
const cartao = (dia: string) => ({ dia, motivo: 'cartao' as const })
const suspenso = { dia: null, motivo: 'suspensao' as const }
const REGULARIZE = 'Peça ao paciente que se regularize com a operadora'
const TODOS = 'Todos os eventos foram aprovados.'
const REALIZE = 'Realize os eventos, informe as datas, assine e encaminhe para pagamento.'

const CASOS: readonly Caso[] = [
  [
    'nada a limita',
    { statusFicha: autorizada, validadeSenha: LONGE, fimCobertura: null },
    'sucesso',
    undefined,
    TODOS,
    REALIZE,
  ],
  [
    'o beneficiário rejeitou um evento do que está feito',
    { statusFicha: autorizada, codigoEtapaAtual: 3, eventosRejeitados: 1 },
    'atencao',
    '1 evento rejeitado pelo beneficiário',
    'O beneficiário não confirmou 1 evento: o histórico diz o que ele respondeu.',
    'Confira com ele o que foi feito e em que dia. Depois assine, se ainda não assinou, e encaminhe para pagamento ou, se ainda não pediu outro token, peça: só há mais um.',
  ],
  [
    'o beneficiário rejeitou um evento, e outro token ainda se pede',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      eventosRejeitados: 1,
      assinatura: {},
      eventos: [
        { statusToken: 'APROVADO', tokensRejeitados: 1 },
        { statusToken: 'REJEITADO', tokensRejeitados: 1 },
      ],
    },
    'atencao',
    '1 evento rejeitado pelo beneficiário',
    'O beneficiário não confirmou 1 evento: o histórico diz o que ele respondeu.',
    'Confira com ele o que foi feito e em que dia. Depois encaminhe para pagamento ou peça outro token: só há mais um.',
  ],
  [
    'o beneficiário rejeitou também o outro token',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      eventosRejeitados: 1,
      assinatura: {},
      eventos: [{ statusToken: 'REJEITADO', tokensRejeitados: 2 }],
    },
    'atencao',
    '1 evento rejeitado pelo beneficiário',
    'O beneficiário não confirmou 1 evento: o histórico diz o que ele respondeu.',
    'Confira com ele o que foi feito e em que dia. Depois encaminhe para pagamento: o outro token já foi pedido e rejeitado, e não há mais.',
  ],
  [
    'o rejeitado voltou a ficar por fazer',
    { statusFicha: autorizada, codigoEtapaAtual: 2, eventosRejeitados: 2 },
    'sucesso',
    undefined,
    TODOS,
    REALIZE,
  ],
  ['os serviços não dizem', { statusFicha: autorizada }, 'sucesso', undefined, TODOS, REALIZE],
  [
    'o plano terminou',
    { statusFicha: autorizada, codigoEtapaAtual: 2, validadeSenha: LONGE, fimCobertura: fim('2026-11-22') },
    'atencao',
    'Plano terminou em 22/11/2026',
    'O plano do paciente terminou em 22/11/2026; só o realizado até 22/11/2026 é pago.',
    'Informe a data do que foi realizado até 22/11/2026, assine e encaminhe; o que não foi feito se diz ao encaminhar.',
  ],
  [
    'o último dia do plano é hoje',
    { statusFicha: autorizada, validadeSenha: LONGE, fimCobertura: fim(HOJE) },
    'atencao',
    'Plano termina em 24/11/2026',
    'O plano do paciente termina em 24/11/2026: o que for realizado depois não é pago.',
    REALIZE,
  ],
  [
    'o plano termina daqui a dezesseis dias',
    { statusFicha: autorizada, validadeSenha: LONGE, fimCobertura: fim('2026-12-10') },
    'sucesso',
    undefined,
    TODOS,
    REALIZE,
  ],
  [
    'a senha terminou antes do plano, que já terminou: não se renova',
    { statusFicha: complementarEnviada, validadeSenha: '2026-11-20', fimCobertura: fim('2026-11-22') },
    'atencao',
    'Plano terminou em 22/11/2026',
    'O plano do paciente terminou em 22/11/2026 e a senha em 20/11/2026; só o realizado até 20/11/2026 é pago.',
    'Informe a data do que foi realizado até 20/11/2026, assine e encaminhe; o que não foi feito se diz ao encaminhar.',
  ],
  [
    'a senha e o plano terminaram no mesmo dia',
    { statusFicha: complementarEnviada, validadeSenha: '2026-11-22', fimCobertura: fim('2026-11-22') },
    'atencao',
    'Plano terminou em 22/11/2026',
    'O plano do paciente terminou em 22/11/2026; só o realizado até 22/11/2026 é pago.',
    'Informe a data do que foi realizado até 22/11/2026, assine e encaminhe; o que não foi feito se diz ao encaminhar.',
  ],
  [
    'a senha e o plano terminam no mesmo dia',
    { statusFicha: autorizada, validadeSenha: '2026-11-30', fimCobertura: fim('2026-11-30') },
    'atencao',
    'Plano termina em 30/11/2026',
    'O plano do paciente termina em 30/11/2026: o que for realizado depois não é pago.',
    REALIZE,
  ],
  [
    'a enviar, com a senha e o plano terminados',
    { statusFicha: senhaLiberada, validadeSenha: '2025-09-22', fimCobertura: fim('2026-04-20') },
    'perigo',
    'Plano terminou em 20/04/2026',
    'O plano do paciente terminou em 20/04/2026: nenhum evento enviado agora seria aprovado.',
    'Avise o paciente e cancele a guia.',
  ],
  [
    'sem cobertura, sem dia',
    { statusFicha: parcialmenteAutorizada, fimCobertura: fim(null) },
    'atencao',
    'Paciente sem cobertura',
    'O paciente está sem cobertura; só o realizado enquanto o plano valia é pago.',
    'Informe a data do que foi realizado enquanto o plano valia, assine e encaminhe; o que não foi feito se diz ao encaminhar.',
  ],
  [
    'toda datada: a senha não a limita mais, e se encaminha',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      validadeSenha: '2026-11-20',
      fimCobertura: fim(HOJE),
    },
    'sucesso',
    undefined,
    'O que foi aprovado está realizado e datado.',
    'Assine, se ainda não assinou, e encaminhe para pagamento.',
  ],
  [
    'toda datada, e o plano terminou: paga-se, e não é verde',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      validadeSenha: '2026-11-20',
      fimCobertura: fim('2026-11-23'),
    },
    'informacao',
    'Realizada, falta encaminhar',
    'O que foi aprovado está realizado e datado. O plano do paciente terminou: nada mais se inclui.',
    'Assine, se ainda não assinou, e encaminhe para pagamento.',
  ],
  [
    'toda datada, com uma data que não se paga',
    { statusFicha: autorizada, codigoEtapaAtual: 3, validadeSenha: '2026-11-20', eventosNaoPagos: 1 },
    'atencao',
    '1 evento sem pagamento',
    'Como está, o pagamento negaria 1 evento: veja o motivo em cada um.',
    'Confira a data em que foi realizado; se for essa mesma, assine, se ainda não assinou, e encaminhe assim.',
  ],
  [
    'toda datada, com uma data que só a renovação paga',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      validadeSenha: '2026-11-20',
      senhaRenovavelAte: '2026-12-24',
      eventosNaoPagos: 1,
      eventos: [
        {
          dataRealizacao: '2026-11-22',
          motivos: [{ codigoGlosa: '1321', severidade: 'aviso', campo: 'data' }],
        },
      ],
    },
    'atencao',
    '1 evento sem pagamento',
    'Como está, o pagamento negaria 1 evento: veja o motivo em cada um.',
    'Confira a data em que foi realizado; se for essa mesma, renove a senha, uma única vez, e só depois assine e encaminhe: encaminhada a guia, já não se renova.',
  ],
  [
    'a enviar, com o plano terminado',
    { statusFicha: senhaLiberada, validadeSenha: LONGE, fimCobertura: fim('2026-11-22') },
    'perigo',
    'Plano terminou em 22/11/2026',
    'O plano do paciente terminou em 22/11/2026: nenhum evento enviado agora seria aprovado.',
    'Avise o paciente e cancele a guia.',
  ],
  [
    'em análise, com o plano terminado',
    { statusFicha: emAnalise, validadeSenha: LONGE, fimCobertura: fim('2026-11-22') },
    'atencao',
    'Plano terminou em 22/11/2026',
    'O plano do paciente terminou em 22/11/2026: o que for autorizado agora já não pode ser realizado com pagamento.',
    'Avise o paciente antes de marcar o atendimento.',
  ],
  [
    'o cartão venceu',
    { statusFicha: autorizada, validadeSenha: LONGE, fimCobertura: cartao('2026-11-22') },
    'atencao',
    'Cartão do paciente venceu em 22/11/2026',
    'O cartão do paciente venceu em 22/11/2026; só o realizado até 22/11/2026 é pago.',
    'Informe a data do que foi realizado até 22/11/2026; para o que falta, peça ao paciente que renove o cartão.',
  ],
  [
    'o cartão vence amanhã',
    { statusFicha: autorizada, validadeSenha: LONGE, fimCobertura: cartao('2026-11-25') },
    'atencao',
    'Cartão do paciente vence em 25/11/2026',
    'O cartão do paciente vence em 25/11/2026: o que for realizado depois não é pago.',
    REALIZE,
  ],
  [
    'a enviar, com o cartão vencido',
    { statusFicha: senhaLiberada, validadeSenha: LONGE, fimCobertura: cartao('2026-11-22') },
    'perigo',
    'Cartão do paciente venceu em 22/11/2026',
    'O cartão do paciente venceu em 22/11/2026: nenhum evento enviado agora seria aprovado.',
    'Peça ao paciente que renove o cartão com a operadora; envie os eventos depois.',
  ],
  [
    'o paciente está suspenso',
    { statusFicha: autorizada, validadeSenha: LONGE, fimCobertura: suspenso },
    'atencao',
    'Paciente suspenso',
    'O paciente está suspenso: enquanto estiver, o pagamento nega o realizado em qualquer dia (1016).',
    `${REGULARIZE} antes de realizar e de encaminhar.`,
  ],
  [
    'toda datada, e o paciente foi suspenso depois',
    { statusFicha: autorizada, codigoEtapaAtual: 3, eventosNaoPagos: 0, fimCobertura: suspenso },
    'atencao',
    'Paciente suspenso',
    'O paciente está suspenso: enquanto estiver, o pagamento nega o realizado em qualquer dia (1016).',
    `${REGULARIZE} antes de realizar e de encaminhar.`,
  ],
  [
    'a enviar, com o paciente suspenso',
    { statusFicha: senhaLiberada, validadeSenha: LONGE, fimCobertura: suspenso },
    'perigo',
    'Paciente suspenso',
    'O paciente está suspenso: nenhum evento enviado agora seria aprovado (1016).',
    `${REGULARIZE}; envie os eventos depois.`,
  ],
  [
    'em análise, com o paciente suspenso',
    { statusFicha: emAnalise, validadeSenha: LONGE, fimCobertura: suspenso },
    'atencao',
    'Paciente suspenso',
    'O paciente está suspenso: enquanto estiver, nada do que for autorizado é pago (1016).',
    'Confirme a situação com o paciente antes de marcar o atendimento.',
  ],
]

describe('o que uma guia ainda pode vir a ser hoje', () => {
  it.each(CASOS)('%s', (_nome, guia, tom, nota, ajuda, proximoPasso) => {
    const { diaNota, ...dita } = describeGuia(guia, HOJE)
    expect(dita).toMatchObject({ tom, ajuda, proximoPasso })
    expect(dita.nota).toBe(nota)
    expect(diaNota && toBrasileira(diaNota)).toBe(nota?.match(/\d{2}\/\d{2}\/\d{4}$/)?.[0])
  })

  it.each<[caso: string, assinatura: object | null | undefined, passo: string, proxima?: NomeAcao]>([
    ['não se sabe', undefined, 'Assine, se ainda não assinou, e encaminhe para pagamento'],
    ['não', null, 'Assine e encaminhe para pagamento'],
    ['sim', {}, 'Encaminhe para pagamento'],
    [
      'sim, por pedir o token',
      {},
      'Solicite o token do beneficiário ou encaminhe para pagamento',
      'requestToken',
    ],
    [
      'sim, sem imagem',
      {},
      'Envie as imagens finais que faltam, assine de novo e encaminhe para pagamento',
      'uploadImagem',
    ],
    [
      'não, sem imagem',
      null,
      'Envie as imagens finais que faltam, assine e encaminhe para pagamento',
      'uploadImagem',
    ],
    ['sim, por encaminhar', {}, 'Encaminhe para pagamento', 'sendRepasse'],
    ['não, por assinar', null, 'Assine e encaminhe para pagamento', 'sign'],
  ])('toda datada, e assinada: %s', (_nome, assinatura, passo, proxima) => {
    const datada = { statusFicha: autorizada, codigoEtapaAtual: 3, assinatura, proxima }
    expect(describeGuia(datada, HOJE).proximoPasso).toBe(`${passo}.`)
    expect(describeGuia({ ...datada, prazosApresentacao: [HOJE] }, HOJE).proximoPasso).toBe(
      // The term does not wait for a token.
      `${proxima === 'requestToken' ? 'Encaminhe para pagamento' : passo} até 24/11/2026.`,
    )
  })

  it.each<[caso: string, assinatura: object | null, proxima: NomeAcao, antes: string]>([
    ['sim', {}, 'requestToken', ''],
    ['não, por assinar', null, 'sign', 'assine e '],
    ['sim, sem imagem', {}, 'uploadImagem', 'envie as imagens finais que faltam, assine de novo e '],
    ['não, sem imagem', null, 'uploadImagem', 'envie as imagens finais que faltam, assine e '],
  ])(
    'o que se paga mal ou foi rejeitado também diz o que vem antes; assinada: %s',
    (_nome, assinatura, proxima, antes) => {
      const datada = { statusFicha: autorizada, codigoEtapaAtual: 3, assinatura, proxima }
      const read = (mudancas: Partial<GuiaHoje>) =>
        describeGuia({ ...datada, ...mudancas }, HOJE).proximoPasso
      expect(read({ eventosRejeitados: 1 })).toContain(`Depois ${antes}encaminhe para pagamento ou, `)
      expect(read({ eventosNaoPagos: 1 })).toContain(`se for essa mesma, ${antes}encaminhe assim.`)
      expect(read({ prazosApresentacao: ['2026-11-20'] })).toContain(
        `se for essa mesma, ${antes}encaminhe assim.`,
      )
    },
  )

  it.each([
    ['em análise com a senha perto do fim', { statusFicha: emAnalise, validadeSenha: '2026-11-26' }],
    ['processada', { statusFicha: processada, validadeSenha: '2026-01-01', fimCobertura: fim('2026-01-01') }],
    ['processada, de quem foi suspenso', { statusFicha: processada, fimCobertura: suspenso }],
    ['processada, com o prazo passado', { statusFicha: processada, prazosApresentacao: ['2026-01-01'] }],
  ])('%s é o que a sua situação diz', (_nome, guia) => {
    expect(describeGuia(guia, HOJE)).not.toHaveProperty('nota')
  })
})
