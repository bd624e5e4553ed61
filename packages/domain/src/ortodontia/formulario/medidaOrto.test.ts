import { expect, it } from 'vitest'
import { desviosLinhaMediana, sobremordidasAbertas, sobremordidasFechadas } from './medidaOrto.tables.ts'

/** Spec §9.5. */
it.each([
  ['midline deviation', desviosLinhaMediana, { codigo: 1, milimetros: 1 }, { codigo: 10, milimetros: 10 }],
  ['open overbite', sobremordidasAbertas, { codigo: 1, milimetros: -6 }, { codigo: 22, milimetros: 15 }],
  ['closed overbite', sobremordidasFechadas, { codigo: 1, milimetros: 3 }, { codigo: 7, milimetros: 9 }],
])('%s', (_nome, medidas, primeira, ultima) => {
  expect(medidas[0]).toEqual(primeira)
  expect(medidas.at(-1)).toEqual(ultima)
})

it('has 0 mm of open overbite at code 7', () => {
  expect(sobremordidasAbertas.find((medida) => medida.milimetros === 0)?.codigo).toBe(7)
})
