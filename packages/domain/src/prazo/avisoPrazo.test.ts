import { expect, it } from 'vitest'
import { avisosAlvara } from '../cadastro/alvara.ts'
import { avisosSenha } from '../guia/avisoFim.ts'
import { describeFim, findAvisoPrazo } from './avisoPrazo.ts'

const ONTEM = '2026-11-20'
const HOJE = '2026-11-21'

// Operadora §1 and §6: passwords 15 and 5 days ahead, permits 60, 30 and 7.
it.each([
  ['senha', '2026-12-06', ONTEM, 15],
  ['senha', '2026-12-06', null, 15],
  ['senha', '2026-12-07', ONTEM, undefined],
  ['senha', '2026-12-05', ONTEM, undefined],
  ['senha', '2026-11-26', ONTEM, 5],
  ['senha', '2026-11-25', ONTEM, undefined],
  ['alvara', '2027-01-20', ONTEM, 60],
  ['alvara', '2026-12-21', ONTEM, 30],
  ['alvara', '2026-11-28', ONTEM, 7],
  ['alvara', '2026-11-28', null, 7],
  ['alvara', '2026-11-29', ONTEM, undefined],
  // Looked at again on the same day: it was told.
  ['alvara', '2026-11-28', HOJE, undefined],
  // Nobody looked for three days, or for two months: the nearest alone.
  ['alvara', '2026-11-26', '2026-11-18', 7],
  ['alvara', '2026-11-26', '2026-09-20', 7],
  ['alvara', '2026-12-10', '2026-09-20', 30],
  // The first look tells of no day that is gone; nor is an end told of that is gone itself.
  ['alvara', '2026-11-26', null, undefined],
  ['alvara', '2026-11-20', '2026-09-20', undefined],
  ['alvara', '2026-11-21', '2026-11-10', 7],
] as const)('%s until %s, looked at last on %s: %s', (tipo, validade, visto, aviso) => {
  const avisos = tipo === 'senha' ? avisosSenha : avisosAlvara
  expect(findAvisoPrazo(validade, avisos, { visto, hoje: HOJE })).toBe(aviso)
})

// Granted since one looked: a day of warning that was gone by then serves, the nearest alone.
it.each([
  ['2026-12-07', undefined],
  ['2026-12-05', 15],
  ['2026-11-27', 15],
  ['2026-11-24', 5],
  ['2026-11-21', 5],
  ['2026-11-20', undefined],
] as const)('a new password until %s: %s', (validade, aviso) => {
  expect(findAvisoPrazo(validade, avisosSenha, { visto: HOJE, hoje: HOJE, isNovo: true })).toBe(aviso)
})

it.each([
  ['2026-12-06', 'vence em 15 dias, em 06/12/2026'],
  ['2026-11-22', 'vence em 1 dia, em 22/11/2026'],
  ['2026-11-21', 'vence hoje, em 21/11/2026'],
])('until %s: %s', (validade, texto) => expect(describeFim(validade, HOJE)).toBe(texto))
