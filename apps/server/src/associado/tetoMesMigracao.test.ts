import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0119: the cap of each day stays as it was charged, in rows of its own. */
test('o teto do mês sai da linha de quem recolhe, e cada dia fica com o que valia', async () => {
  const found = await migrateAntigo(
    119,
    async (client) => {
      await client.query(
        `insert into plano_coparticipacao (codigo_plano, desde, cobranca, teto_mes_centavos) values
           ('SEM', '2026-11-01', 'operadora', null), ('SEM', '2026-12-01', 'clinica', null),
           ('FICA', '2026-11-01', 'clinica', 30000), ('FICA', '2026-12-01', 'operadora', 30000),
           ('MUDA', '2026-10-01', 'operadora', null), ('MUDA', '2026-11-01', 'operadora', 30000),
           ('MUDA', '2026-12-01', 'clinica', 20000), ('MUDA', '2027-01-01', 'clinica', null)`,
      )
    },
    async (client) =>
      (
        await client.query({
          text: 'select codigo_plano, desde::text, teto_centavos from plano_teto_mes order by 1, 2',
          rowMode: 'array',
        })
      ).rows,
  )
  expect(found).toEqual([
    ['FICA', '2026-11-01', 30_000],
    ['MUDA', '2026-11-01', 30_000],
    ['MUDA', '2026-12-01', 20_000],
    ['MUDA', '2027-01-01', null],
  ])
})
