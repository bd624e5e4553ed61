import { expect, it } from 'vitest'
import { listForaDoPrazo } from './apresentacao.ts'

it.each([
  ['no último dia', '2026-08-22', '2026-11-20', []],
  ['no dia seguinte', '2026-08-22', '2026-11-21', ['3091']],
  ['sem data', null, '2026-11-21', []],
])('encaminhado %s', (_nome, dataRealizacao, apresentadaEm, esperado) => {
  const motivos = listForaDoPrazo({ dataRealizacao }, 'AURORA', apresentadaEm)
  expect(motivos.map(({ codigoGlosa }) => codigoGlosa)).toEqual(esperado)
})
