import { expect, test } from 'vitest'
import { insertGuiaAntiga, migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Guide, line, authorisation, the day of the authorisation, the day on which it was done. */
const EVENTOS = [
  [1, 1, 4, '2026-03-10', '2026-03-12'],
  [1, 2, 3, null, null],
  [1, 3, 4, '2026-03-10', null],
  [2, 1, 1, null, '2026-04-01'],
  [3, 1, 1, null, null],
  [4, 1, 4, '2026-01-05', '2026-01-06'],
  [5, 1, 4, '2026-02-01', '2026-02-02'],
  [6, 1, 2, null, null],
] as const

/** Migration 0013: the record of a running installation, as its guides had it until then. */
test('the record is filled with what was authorised or done, in the order of authorisation', async () => {
  const linhas = await migrateAntigo(
    13,
    async (client) => {
      await insertGuiaAntiga(client, { numeroFicha: 1, statusFicha: 7 })
      // Sent on the evening of 31 March in São Paulo, when it was April in UTC.
      await insertGuiaAntiga(client, { numeroFicha: 2, statusFicha: 17, enviadaEm: '2026-04-01T01:30:00Z' })
      // Never sent: authorised by its release.
      await insertGuiaAntiga(client, { numeroFicha: 3, statusFicha: 17, liberadaEm: '2026-05-05T12:00:00Z' })
      await insertGuiaAntiga(client, { numeroFicha: 4, statusFicha: 6 })
      await insertGuiaAntiga(client, { numeroFicha: 5, statusFicha: 12 })
      await insertGuiaAntiga(client, { numeroFicha: 6, statusFicha: 2 })
      for (const evento of EVENTOS) {
        await client.query(
          `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado,
                  codigo_evento, dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao,
                  data_autorizacao, data_realizacao)
           values ($1, $2, 1, '1', '85100200', '16', 'MO', 1, 1, 0, $3, $4, $5)`,
          [...evento],
        )
      }
    },
    async (client) => {
      const { rows } = await client.query(
        `select numero_ficha || '/' || sequencial_inclusao as evento, data_autorizacao::text as dia, estado,
                dente || faces as lugar from prontuario order by ordem`,
      )
      return rows
    },
  )
  expect(linhas).toEqual([
    { evento: '5/1', dia: '2026-02-01', estado: 'realizado', lugar: '16MO' },
    { evento: '1/1', dia: '2026-03-10', estado: 'realizado', lugar: '16MO' },
    { evento: '1/3', dia: '2026-03-10', estado: 'reservado', lugar: '16MO' },
    { evento: '2/1', dia: '2026-03-31', estado: 'realizado', lugar: '16MO' },
    { evento: '3/1', dia: '2026-05-05', estado: 'reservado', lugar: '16MO' },
  ])
})
