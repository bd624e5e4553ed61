import { expect, it, test } from 'vitest'
import { DENTES, findDente, toDenteEspelhado } from './dente.tables.ts'
import { ERUPCOES } from './erupcao.data.ts'
import { erupcaoPossivelEm } from './erupcao.ts'

const NASCIMENTO = '2016-02-29'

function possivelEm(codigo: string): string | undefined {
  const dente = findDente(codigo)
  if (!dente) throw new RangeError(codigo)
  return erupcaoPossivelEm(dente, NASCIMENTO)
}

it('cada dente que não é supranumerário tem uma idade, uma só vez', () => {
  const comIdade = ERUPCOES.flatMap(({ dentes }) => dentes)
  const esperados = DENTES.filter((dente) => !dente.supranumerario).map((dente) => dente.codigo)
  expect(comIdade.toSorted()).toEqual(esperados.toSorted())
})

it('os dois lados da boca irrompem juntos', () => {
  for (const { dentes } of ERUPCOES) {
    const [direito] = dentes
    const dente = findDente(direito)
    expect(dente && toDenteEspelhado(dente)?.codigo).toBe(dentes[1])
  }
})

test.each([
  ['primeiro molar permanente, aos quatro anos', '16', '2020-02-29'],
  ['segundo molar permanente, aos dez', '17', '2026-02-28'],
  ['terceiro molar, aos quinze', '48', '2031-02-28'],
  ['segundo molar decíduo, com um ano e sete meses', '55', '2017-09-29'],
  ['incisivo inferior decíduo, já ao nascer', '71', NASCIMENTO],
  ['supranumerário, sem idade', '19', undefined],
])('%s', (_nome, codigo, esperado) => {
  expect(possivelEm(codigo)).toBe(esperado)
})
