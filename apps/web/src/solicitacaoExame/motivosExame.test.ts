import type { Motivo } from '@portal/contract/motivo.ts'
import { EXAMES } from '@portal/domain/solicitacaoExame/exame.data.ts'
import { expect, it } from 'vitest'
import { desenhosExame } from './desenhosExame.data.tsx'
import { explainAchado, findMinimo, listMotivos } from './motivosExame.ts'

const pendencia: Motivo = {
  codigoGlosa: '3059',
  severidade: 'pendenciaJustificativa',
  campo: 'justificativa',
  texto: 'Repetido',
  justificativaMinima: 20,
}
const exame = { justificativaMinima: 20, motivos: [pendencia] }

it('what the operator says of the exam at its place goes before what was known without one', () => {
  expect(findMinimo({ exame, validado: undefined })).toBe(20)
  expect(findMinimo({ exame, validado: { motivos: [] } })).toBe(0)
  expect(findMinimo({ exame: undefined, validado: undefined })).toBe(0)
})

it('tells each reason once, and none that is answered', () => {
  const validado = { motivos: [pendencia, pendencia] }
  expect(listMotivos({ exame, validado }, '')).toEqual([pendencia])
  expect(listMotivos({ exame, validado }, 'Dor nova desde ontem no 36')).toEqual([])
})

it.each([
  [undefined, [], undefined],
  ['Já está no pedido 1.', [], 'Já está no pedido 1.'],
  [
    'Já está no pedido 1.',
    [pendencia, { ...pendencia, severidade: 'glosa', possivelEm: '2026-12-10' }],
    'Já está no pedido 1. Falta justificativa: Repetido (3059). Seria negado: Repetido (3059). Possível a partir de 10/12/2026.',
  ],
] as const)('of an exam of the request (%s, %j) it says %s', (bloqueio, motivos, dito) => {
  expect(explainAchado(bloqueio, motivos)).toBe(dito)
})

it('every exam has its drawing', () => {
  expect(EXAMES.filter(({ desenho }) => !(desenho in desenhosExame))).toEqual([])
})
