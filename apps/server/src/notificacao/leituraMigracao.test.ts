import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0142: one mark stood for all who read of a provider. */
test('what a provider had read is read for each of its logins, and what it wants by mail stays', async () => {
  const found = await migrateAntigo(
    142,
    async (client) => {
      await client.query(
        `insert into credencial (login, codigo_credenciado, codigo_dentista, situacao)
         values (1, 1, null, 'ativa'), (11, 1, 11, 'ativa'), (2, 2, null, 'ativa'), (3, 3, null, 'ativa')`,
      )
      await client.query(
        `insert into preferencia_notificacao (codigo_credenciado, lida_ate, correio)
         values (1, 70, '{}'), (2, 0, '{GUIA}')`,
      )
    },
    async (client) => [
      (
        await client.query(
          'select codigo_credenciado as de, login, lida_ate::integer as ate from leitura_notificacao order by login',
        )
      ).rows,
      (
        await client.query(
          'select codigo_credenciado, correio from preferencia_notificacao order by codigo_credenciado',
        )
      ).rows,
    ],
  )
  expect(found).toEqual([
    [
      { de: 1, login: 1, ate: 70 },
      { de: 1, login: 11, ate: 70 },
    ],
    [
      { codigo_credenciado: 1, correio: [] },
      { codigo_credenciado: 2, correio: ['GUIA'] },
    ],
  ])
})
