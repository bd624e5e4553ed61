import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUmAto, DIA_A } from '../prontuario/umAto.fixture.ts'
import { RESTAURACAO } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const { a, b, setDay, authoriseBoth, readLugar, decide } = await createUmAto(t)

const ENCARECE = '2026-11-12'
const DEPOIS = '2026-11-15'

beforeAll(() =>
  t.rows(
    `insert into preco_evento select rede, '85100200', $1, 99900 from credenciado where codigo = 100001`,
    [ENCARECE],
  ),
)
afterAll(() => t.rows('delete from preco_evento where desde = $1', [ENCARECE]))

/** The guide's total, the value of its only event, and the last day on which that may be forwarded. */
async function readTotal(numeroFicha: number) {
  const [row] = await t.rows<{ total: number; valor: number; ate: string | null }>(
    `select g.valor_total_centavos as total, e.valor_centavos as valor, e.apresentar_ate::text as ate
       from guia g join evento_guia e using (codigo_credenciado, numero_ficha) where numero_ficha = $1`,
    [numeroFicha],
  )
  return row
}

it("the guide's total is what its events are worth on their days, told and taken away", async () => {
  const { deA } = await authoriseBoth()
  const antes = await readTotal(deA)
  expect(antes?.total).toBe(antes?.valor)
  expect(antes?.valor).toBeLessThan(99_900)
  await a.date(deA, RESTAURACAO, DEPOIS)
  expect(await readLugar(deA)).toEqual([2, 4])
  expect(await readTotal(deA)).toMatchObject({ total: 99_900, valor: 99_900 })
  await a.date(deA, RESTAURACAO, null)
  expect(await readTotal(deA)).toEqual(antes)
  await a.date(deA, RESTAURACAO, DIA_A)
  expect(await readTotal(deA)).toMatchObject({ total: antes?.total, valor: antes?.valor })
})

it('the days on which a person decided are added to the term of whatever day is told then', async () => {
  const { deA, deB } = await authoriseBoth()
  await a.date(deA, RESTAURACAO, DEPOIS)
  await b.cancel(deB)
  setDay('2026-11-28')
  await decide(deA)
  expect(await readTotal(deA)).toMatchObject({ ate: addDays(DEPOIS, 90 + 6) })
  expect((await a.date(deA, RESTAURACAO, ENCARECE)).status).toBe(200)
  expect(await readTotal(deA)).toMatchObject({ ate: addDays(ENCARECE, 90 + 6) })
})
