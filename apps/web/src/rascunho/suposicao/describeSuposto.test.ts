import { expect, it } from 'vitest'
import type { DecisaoItem } from '../avaliacao/evaluateRascunho.ts'
import { describeSuposto, type LadoSuposto } from './describeSuposto.ts'

const lado = (
  decisoes: readonly DecisaoItem[],
  totais: Partial<LadoSuposto['totais']> = {},
): LadoSuposto => ({
  avaliacao: new Map(decisoes.map((decisao, i) => [i + 1, { decisao, motivos: [] }])),
  totais: {
    valor: '100.00',
    valorNegado: null,
    valorCopart: '10.00',
    valorCopartOperadora: null,
    semValor: 0,
    ...totais,
  },
})

it.each<[string, LadoSuposto, LadoSuposto, boolean, string]>([
  ['nothing', lado(['aprovado']), lado(['aprovado']), false, 'Este evento continua “Seria aprovado”.'],
  [
    'a decision with its money',
    lado(['negado'], { valorNegado: '100.00', valorCopart: '0.00' }),
    lado(['aprovado'], { valor: '80.00' }),
    false,
    'Este evento passa de “Seria negado” a “Seria aprovado”. Solicitado na guia: de R$ 100,00 para R$ 80,00. ' +
      'Seria negado na guia: de R$ 100,00 para R$ 0,00. Coparticipação na guia: de R$ 0,00 para R$ 10,00.',
  ],
  [
    'what the operator would bill later',
    lado(['aprovado']),
    lado(['aprovado'], { valorCopart: '0.00', valorCopartOperadora: '30.00' }),
    false,
    'Este evento continua “Seria aprovado”. Coparticipação na guia: de R$ 10,00 para R$ 0,00. ' +
      'Copart. cobrada pela operadora na guia: de R$ 0,00 para R$ 30,00.',
  ],
  [
    'another line with it',
    lado(['aprovado', 'aprovado', 'analise']),
    lado(['aprovado', 'negado', 'analise']),
    false,
    'Este evento continua “Seria aprovado”. Com ele, o 2 passa de “Seria aprovado” a “Seria negado”.',
  ],
  [
    'what a complementary guide does not take',
    lado(['aprovado']),
    lado(['analise']),
    true,
    'Este evento passa de “Seria aprovado” a “Só em guia principal”.',
  ],
])('tells of %s', (_nome, antes, depois, complementar, texto) => {
  const dito = describeSuposto({
    sequencial: 1,
    antes,
    depois,
    condicao: { complementar, senhaVencida: false },
    describe: (qual) => `o ${qual}`,
  })
  expect(dito.replaceAll('\u00A0', ' ')).toBe(texto)
})
