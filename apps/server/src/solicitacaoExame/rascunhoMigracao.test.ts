import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0149: a draft was of all the logins of a provider. */
test('a draft that nobody knows the author of goes to the own login of its provider, and stays for the former server', async () => {
  const found = await migrateAntigo(
    149,
    async (client) => {
      await client.query(
        `insert into credencial (login, codigo_credenciado, codigo_dentista, situacao)
         values (5, 1, 11, 'ativa'), (10, 1, null, 'ativa'), (12, 1, null, 'ativa'), (2, 2, null, 'ativa')`,
      )
      await client.query(
        `insert into rascunho_solicitacao values (1, '7', 3, '{"eventos": []}', '2026-11-20T12:00:00Z')`,
      )
    },
    async (client) => [
      (
        await client.query(
          `select codigo_credenciado as de, login, codigo_associado as qual, revisao, conteudo, salvo_em as em
             from rascunho_solicitacao_login`,
        )
      ).rows,
      (await client.query('select revisao from rascunho_solicitacao')).rows,
    ],
  )
  const em = new Date('2026-11-20T12:00:00Z')
  expect(found).toEqual([
    [{ de: 1, login: 10, qual: '7', revisao: 3, conteudo: { eventos: [] }, em }],
    [{ revisao: 3 }],
  ])
})
