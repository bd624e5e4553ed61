import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0153: a payment of the operator was told as a deposit, which is what the bank shows. */
test('notices of a deposit tell that the run was paid, and no other changes', async () => {
  const found = await migrateAntigo(
    153,
    async (client) => {
      for (const [tipo, texto] of [
        ['DEMONSTRATIVO', 'Demonstrativo publicado'],
        ['DEMONSTRATIVO', 'Pagamento depositado'],
        ['GUIA', 'Pagamento depositado'],
      ])
        await client.query(
          `insert into notificacao (codigo_credenciado, tipo, referencia, texto, em) values (1, $1, 1, $2, now())`,
          [tipo, texto],
        )
    },
    async (client) =>
      (await client.query<{ texto: string }>('select texto from notificacao order by id')).rows,
  )
  expect(found.map(({ texto }) => texto)).toEqual([
    'Demonstrativo publicado',
    'Repasse pago',
    'Pagamento depositado',
  ])
})
