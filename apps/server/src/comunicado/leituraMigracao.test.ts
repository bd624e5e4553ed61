import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0144: what one login had read was read for all of its provider. */
test('what a provider had read is read for each of its logins, at the time of the one that read it', async () => {
  const found = await migrateAntigo(
    144,
    async (client) => {
      await client.query(
        `insert into credencial (login, codigo_credenciado, codigo_dentista, situacao)
         values (1, 1, null, 'ativa'), (11, 1, 11, 'ativa'), (2, 2, null, 'ativa')`,
      )
      await client.query(
        `insert into leitura_comunicado (codigo_credenciado, codigo_comunicado, login, em)
         values (1, 7, 11, '2026-11-20T12:00:00Z'), (2, 8, 2, '2026-11-20T13:00:00Z')`,
      )
    },
    async (client) => [
      (
        await client.query(
          `select codigo_credenciado as de, login, codigo_comunicado as qual, em from leitura_comunicado_login
            order by login`,
        )
      ).rows,
      (await client.query('select codigo_comunicado as qual, login from leitura_comunicado order by 1')).rows,
    ],
  )
  expect(found).toEqual([
    [
      { de: 1, login: 1, qual: 7, em: null },
      { de: 2, login: 2, qual: 8, em: new Date('2026-11-20T13:00:00Z') },
      { de: 1, login: 11, qual: 7, em: new Date('2026-11-20T12:00:00Z') },
    ],
    [
      { qual: 7, login: 11 },
      { qual: 8, login: 2 },
    ],
  ])
})
