import { expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { publishDevidos } from './publishRepasse.ts'
import { CODIGO, clearRepasses, insertRepasse } from './repasse.fixture.ts'
import { depositRepasses } from './repasse.store.ts'

const t = await openTestApp()
const write = <Result>(work: (db: Db) => Promise<Result>) => t.services.pool.transaction(CODIGO, work)

const addDesconto = (fechamento: string, sequencial: number, credito: boolean, centavos: number) =>
  t.rows(
    `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos)
     values ($1, $2, $3, '08', $4, $5)`,
    [CODIGO, fechamento, sequencial, credito, centavos],
  )

/** Of each run: debits, credits, net; and what each of its lines says. */
const readRuns = () =>
  t.rows<{ linha: unknown[] }>(
    `select jsonb_build_array(to_char(r.fechamento, 'YYYY-MM'), r.situacao, r.debito_centavos, r.credito_centavos,
              r.liquido_centavos, (select jsonb_agg(d.descricao order by d.sequencial) from repasse_desconto d
                                    where (d.codigo_credenciado, d.fechamento) = (r.codigo_credenciado, r.fechamento)
                                      and d.descricao is not null)) as linha
       from repasse r where r.codigo_credenciado = $1 order by r.fechamento`,
    [CODIGO],
  )

const publish = (dia: string) => write((db) => publishDevidos(db, CODIGO, TEST_NOW, dia))

it('what a run owes is taken from the next ones until it is recovered, and no deposit is below zero', async () => {
  await clearRepasses(t)
  await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
  await addDesconto('2026-10-20', 1, false, 50_000)
  expect(await publish('2026-11-21')).toEqual([{ fechamento: '2026-10-20', liquidoCentavos: 0 }])
  // The next one brings 200.00: the debt takes it all, and what is left goes on.
  await addDesconto('2026-11-20', 2, true, 20_000)
  expect(await publish('2026-12-01')).toEqual([{ fechamento: '2026-11-20', liquidoCentavos: 0 }])
  // The third brings 450.00, of which the debt takes its last 300.00.
  await addDesconto('2026-12-20', 2, true, 45_000)
  expect(await publish('2027-01-01')).toEqual([{ fechamento: '2026-12-20', liquidoCentavos: 15_000 }])
  expect((await readRuns()).map(({ linha }) => linha)).toEqual([
    [
      '2026-10',
      'publicado',
      50_000,
      50_000,
      0,
      ['Saldo devedor levado ao pagamento que fecha em 20/11/2026'],
    ],
    [
      '2026-11',
      'publicado',
      50_000,
      50_000,
      0,
      [
        'Saldo devedor do pagamento que fechou em 20/10/2026',
        'Saldo devedor levado ao pagamento que fecha em 20/12/2026',
      ],
    ],
    ['2026-12', 'publicado', 30_000, 45_000, 15_000, ['Saldo devedor do pagamento que fechou em 20/11/2026']],
  ])
  const depositos = await write((db) => depositRepasses(db, CODIGO, '2027-01-10', TEST_NOW))
  expect(depositos.map(({ liquidoCentavos }) => liquidoCentavos).sort()).toEqual([0, 0, 15_000])
})

it('runs that are published together carry on from one to the other', async () => {
  await clearRepasses(t)
  await insertRepasse(t, '2026-09-20', { publicacao: '2026-10-01', pagamento: '2026-10-10' })
  await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
  await addDesconto('2026-09-20', 1, false, 700)
  await addDesconto('2026-10-20', 1, true, 1000)
  expect(await publish('2026-11-21')).toEqual(
    expect.arrayContaining([
      { fechamento: '2026-09-20', liquidoCentavos: 0 },
      { fechamento: '2026-10-20', liquidoCentavos: 300 },
    ]),
  )
})

it('what comes to zero owes nothing', async () => {
  await clearRepasses(t)
  await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
  await addDesconto('2026-10-20', 1, false, 500)
  await addDesconto('2026-10-20', 2, true, 500)
  await publish('2026-11-21')
  expect((await readRuns()).map(({ linha }) => linha)).toEqual([['2026-10', 'publicado', 500, 500, 0, null]])
})
