import type { Client } from 'pg'
import { expect, it } from 'vitest'
import { insertGuiaAntiga, migrateAntigo } from '../db/bancoAntigo.fixture.ts'

async function read(client: Client) {
  const guias = await client.query(`select validade_senha::text as dia from guia order by numero_ficha`)
  const prazos = await client.query(
    `select codigo_tipo_atendimento as tipo, dias_validade as dias, dias_renovacao as mais, dias_urgencia as antes
       from prazo_senha order by id`,
  )
  return { dias: guias.rows.map(({ dia }) => dia), prazos: prazos.rows }
}

/** Migration 0014: until then nothing was refused after the printed validity. */
it('takes no day from a running guide, and gives each what its type has', async () => {
  const { dias, prazos } = await migrateAntigo(
    14,
    async (client) => {
      await client.query(
        `insert into regra_evento (codigo_evento, descricao, regra) values ('81000030', 'Consulta', '{}')`,
      )
      const liberadaEm = '2026-11-02T12:00:00Z'
      await insertGuiaAntiga(client, { numeroFicha: 1, liberadaEm, validadeSenha: '2026-12-02' })
      await insertGuiaAntiga(client, { numeroFicha: 2, liberadaEm, validadeSenha: '2027-03-01' })
      const manutencao = { codigoTipoAtendimento: 8, validadeSenha: '2026-11-10' }
      await insertGuiaAntiga(client, { numeroFicha: 3, liberadaEm, ...manutencao })
      // Still the last evening of November in São Paulo.
      await insertGuiaAntiga(client, { numeroFicha: 4, liberadaEm: '2026-12-01T02:00:00Z', ...manutencao })
    },
    read,
  )
  expect(dias).toEqual(['2027-01-31', '2027-03-01', '2026-11-30', '2026-11-30'])
  expect(prazos).toEqual([
    { tipo: null, dias: 90, mais: 30, antes: 3 },
    { tipo: 8, dias: null, mais: 30, antes: 3 },
  ])
})
