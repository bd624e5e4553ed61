import { expect, test } from 'vitest'
import { insertGuiaAntiga, migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0051: guides that were in appeal before there were appeals. */
test('what was in appeal has one, decided where it was, and nothing else has', async () => {
  const found = await migrateAntigo(
    51,
    async (client) => {
      await client.query(
        `insert into credenciado (codigo, nome, tipo_pessoa, documento, cro, uf_cro, cnes, rede, inicio_contrato,
                                  municipio, uf, email, celular, permissoes)
         values (1, 'Clínica', 'J', '1', '1', 'SP', '1', 'AURORA', '2020-01-01', 'Santos', 'SP', '', '', '{}')`,
      )
      await client.query(
        `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
         values (1, '2026-09-20', '2026-10-01', '2026-10-10', now())`,
      )
      for (const [numeroFicha, statusFicha] of [
        [1, 12],
        [2, 13],
        [3, 15],
      ] as const) {
        await insertGuiaAntiga(client, { numeroFicha, statusFicha })
        if (statusFicha > 12)
          await client.query(
            `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, de_status, para_status,
                                         para_etapa)
             values ($1, 1, '2026-10-06T01:00:00Z', 'credenciado', 'sendRecurso', 12, 13, 6)`,
            [numeroFicha],
          )
        await client.query(
          `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado,
                  codigo_evento, quantidade, valor_centavos, copart_centavos, autorizacao, valor_pago_centavos,
                  valor_glosado_centavos, motivos)
           values ($1, 1, 1, '1', '85100200', 1, 10000, 1000, 4, 0, 9000, '[]')`,
          [numeroFicha],
        )
        await client.query(
          `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
                  informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
           values (1, $1, 1, false, '2026-09-20', 10000, 10000, 9000, 1000, 0,
                   '[{"codigoGlosa":"3067","severidade":"glosa"}]')`,
          [numeroFicha],
        )
      }
    },
    async (client) =>
      (
        await client.query(
          `select numero_ficha::int as guia, r.data_glosa::text as glosa, r.prazo_recurso::text as recorrer,
                  r.prazo_resposta::text as responder, i.destino, i.codigos_glosa as codigos,
                  i.recursado_centavos as recursado, i.decisao, i.liberado_centavos as liberado
             from recurso_glosa r join recurso_item i using (codigo_credenciado, numero_ficha) order by 1`,
        )
      ).rows,
  )
  // Sent on the evening of 5 October in São Paulo, when it was the 6th in UTC.
  const sent = {
    ...{ glosa: '2026-10-01', recorrer: '2026-10-31', responder: '2026-11-04' },
    ...{ destino: 'recorrido', codigos: ['3067'], recursado: 9000 },
  }
  expect(found).toEqual([
    { guia: 2, ...sent, decisao: null, liberado: null },
    { guia: 3, ...sent, decisao: 'R', liberado: 0 },
  ])
})
