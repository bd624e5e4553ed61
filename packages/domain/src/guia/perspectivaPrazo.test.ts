import { expect, it } from 'vitest'
import type { GuiaHoje } from './fimGuia.ts'
import { describeGuia } from './perspectiva.ts'
import { statusFicha } from './statusFicha.tables.ts'

const HOJE = '2026-11-24'
const LONGE = '2027-02-20'
const { autorizada, parcialmenteAutorizada } = statusFicha

type Caso = readonly [
  nome: string,
  guia: GuiaHoje,
  tom: string,
  nota: string | undefined,
  ajuda: string,
  proximoPasso: string,
]

const CONFIRA =
  'Confira a data em que foi realizado: a que estiver errada se corrige; se for essa mesma, assine, se ainda não assinou, e encaminhe assim.'
const forwardUntil = (em: string) =>
  `O prazo de apresentação do que está datado termina em ${em}: encaminhado depois, o pagamento o nega (3091).`

/** One event done after the password's end, which its renewal would have paid, beside one whose term runs. */
const salva = {
  statusFicha: autorizada,
  eventosNaoPagos: 1,
  senhaRenovavelAte: '2026-09-30',
  eventos: [
    {
      dataRealizacao: '2026-08-28',
      motivos: [
        { codigoGlosa: '1321', severidade: 'aviso', campo: 'data', texto: 'Validade da guia expirada' },
      ],
    },
  ],
} as const

/** The term of presentation bounds what is dated and not forwarded (3091). */
const CASOS: readonly Caso[] = [
  [
    'toda datada, com o prazo de apresentação terminado',
    { statusFicha: autorizada, codigoEtapaAtual: 3, eventosNaoPagos: 0, prazosApresentacao: ['2026-11-23'] },
    'atencao',
    'Prazo de apresentação terminou em 23/11/2026',
    'Há evento realizado que devia ser encaminhado até 23/11/2026: como está, o pagamento o nega (3091).',
    CONFIRA,
  ],
  [
    'datada em parte, com o prazo e o plano terminados: diz os dois',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 2,
      validadeSenha: LONGE,
      fimCobertura: { dia: '2026-11-22' },
      prazosApresentacao: ['2026-11-20'],
    },
    'atencao',
    'Prazo de apresentação terminou em 20/11/2026',
    'Há evento realizado que devia ser encaminhado até 20/11/2026: como está, o pagamento o nega (3091). O plano do paciente terminou em 22/11/2026; só o realizado até 22/11/2026 é pago.',
    CONFIRA,
  ],
  [
    'toda datada, com o prazo de um evento terminado e o de outro por terminar',
    { statusFicha: autorizada, codigoEtapaAtual: 3, prazosApresentacao: ['2026-11-18', '2026-11-30'] },
    'atencao',
    'Encaminhe até 30/11/2026',
    'Há evento realizado que devia ser encaminhado até 18/11/2026: como está, o pagamento o nega (3091). O prazo do resto termina em 30/11/2026: encaminhado depois, também é negado.',
    'Assine, se ainda não assinou, e encaminhe para pagamento até 30/11/2026. Antes, confira a data do que perdeu o prazo: a que estiver errada se corrige.',
  ],
  [
    'datada em parte, com um prazo terminado e dois por terminar: o próximo',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 2,
      prazosApresentacao: ['2026-11-23', HOJE, '2026-12-20'],
    },
    'atencao',
    'Encaminhe até 24/11/2026',
    'Há evento realizado que devia ser encaminhado até 23/11/2026: como está, o pagamento o nega (3091). O prazo do resto termina em 24/11/2026: encaminhado depois, também é negado.',
    'Informe as datas que faltam, assine e encaminhe até 24/11/2026; o que não foi feito se diz ao encaminhar. Antes, confira a data do que perdeu o prazo: a que estiver errada se corrige.',
  ],
  [
    'toda datada, no último dia do prazo de apresentação',
    { statusFicha: autorizada, codigoEtapaAtual: 3, prazosApresentacao: [HOJE] },
    'atencao',
    'Encaminhe até 24/11/2026',
    forwardUntil('24/11/2026'),
    'Assine, se ainda não assinou, e encaminhe para pagamento até 24/11/2026.',
  ],
  [
    'datada em parte, a cinco dias do fim do prazo de apresentação',
    { statusFicha: parcialmenteAutorizada, codigoEtapaAtual: 2, prazosApresentacao: ['2026-11-29'] },
    'atencao',
    'Encaminhe até 29/11/2026',
    forwardUntil('29/11/2026'),
    'Informe as datas que faltam, assine e encaminhe até 29/11/2026; o que não foi feito se diz ao encaminhar.',
  ],
  [
    'toda datada, nos últimos dias, com o que a renovação ainda paga: ela vem antes',
    { ...salva, codigoEtapaAtual: 3, assinatura: null, prazosApresentacao: ['2026-11-26'] },
    'atencao',
    'Encaminhe até 26/11/2026',
    `${forwardUntil('26/11/2026')} Como está, o pagamento negaria 1 evento: veja o motivo em cada um.`,
    'Renove a senha, uma única vez, e só depois assine e encaminhe até 26/11/2026: encaminhada a guia, já não se renova.',
  ],
  [
    'datada em parte, nos últimos dias, com o que a renovação ainda paga',
    { ...salva, codigoEtapaAtual: 2, prazosApresentacao: ['2026-11-26'] },
    'atencao',
    'Encaminhe até 26/11/2026',
    forwardUntil('26/11/2026'),
    'Renove a senha, uma única vez, e só depois informe as datas que faltam, assine e encaminhe até 26/11/2026: encaminhada a guia, já não se renova.',
  ],
  [
    'toda datada, com o prazo perdido e o que a renovação ainda paga',
    { ...salva, codigoEtapaAtual: 3, assinatura: null, prazosApresentacao: ['2026-11-20'] },
    'atencao',
    'Prazo de apresentação terminou em 20/11/2026',
    'Há evento realizado que devia ser encaminhado até 20/11/2026: como está, o pagamento o nega (3091). Como está, o pagamento negaria 1 evento: veja o motivo em cada um.',
    'Confira a data em que foi realizado: a que estiver errada se corrige; se for essa mesma, renove a senha, uma única vez, e só depois assine e encaminhe: encaminhada a guia, já não se renova.',
  ],
  [
    'assinada, nos últimos dias, com o token por pedir: o prazo não espera por ele',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      assinatura: { em: '2026-11-20T13:00:00.000Z' },
      proxima: 'requestToken',
      prazosApresentacao: [HOJE],
    },
    'atencao',
    'Encaminhe até 24/11/2026',
    forwardUntil('24/11/2026'),
    'Encaminhe para pagamento até 24/11/2026.',
  ],
  [
    'toda datada, nos últimos dias, com um evento rejeitado',
    {
      statusFicha: autorizada,
      codigoEtapaAtual: 3,
      assinatura: null,
      eventosRejeitados: 1,
      prazosApresentacao: [HOJE],
    },
    'atencao',
    'Encaminhe até 24/11/2026',
    `${forwardUntil('24/11/2026')} O beneficiário não confirmou 1 evento: o histórico diz o que ele respondeu.`,
    'Confira com o beneficiário o que ele rejeitou; depois assine e encaminhe para pagamento até 24/11/2026.',
  ],
  [
    'toda datada, a seis dias do fim do prazo de apresentação',
    { statusFicha: autorizada, codigoEtapaAtual: 3, prazosApresentacao: ['2026-11-30'] },
    'sucesso',
    undefined,
    'O que foi aprovado está realizado e datado.',
    'Assine, se ainda não assinou, e encaminhe para pagamento.',
  ],
]

it.each(CASOS)('%s', (_nome, guia, tom, nota, ajuda, proximoPasso) => {
  const dita = describeGuia(guia, HOJE)
  expect([dita.tom, dita.nota, dita.ajuda, dita.proximoPasso]).toEqual([tom, nota, ajuda, proximoPasso])
})
