import { expect, test } from 'vitest'
import { insertGuiaAntiga, migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Guide, status, when it was forwarded, and whether it was judged. */
const GUIAS = [
  // The evening of the 20th in São Paulo, when it was the 21st in UTC: still of October.
  [1, 12, '2026-10-21T01:30:00Z', true],
  [2, 12, '2026-10-21T12:00:00Z', true],
  [3, 20, '2026-12-31T12:00:00Z', false],
] as const

/** Migration 0047: the runs of a running installation, from what its guides tell. */
test('what was forwarded has its run, and what was judged its row in it', async () => {
  const found = await migrateAntigo(
    47,
    async (client) => {
      for (const [numeroFicha, statusFicha, em, julgada] of GUIAS) {
        await insertGuiaAntiga(client, { numeroFicha, statusFicha })
        await client.query(
          `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, de_status, para_status,
                                       para_etapa) values ($1, 1, $2, 'credenciado', 'sendRepasse', 1, 10, 6)`,
          [numeroFicha, em],
        )
        await client.query(
          `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado,
                  codigo_evento, quantidade, valor_centavos, copart_centavos, autorizacao, valor_pago_centavos,
                  valor_glosado_centavos, motivos)
           values ($1, 1, 1, '1', '85100200', 1, 10000, 1000, 4, $2, $3, '[{"codigoGlosa":"3067","severidade":"glosa"}]')`,
          [numeroFicha, julgada ? 0 : null, julgada ? 9000 : null],
        )
      }
    },
    async (client) => ({
      runs: (
        await client.query(
          'select fechamento::text, publicacao::text, pagamento::text, situacao from repasse',
        )
      ).rows,
      linhas: (
        await client.query(
          `select numero_ficha::int as guia, e.fechamento::text, processado_centavos as processado,
                  glosa_centavos as glosa, franquia_centavos as franquia, glosas->0->>'codigoGlosa' as codigo,
                  length(protocolo) as protocolo
             from repasse_evento e join encaminhamento using (codigo_credenciado, numero_ficha) order by 1`,
        )
      ).rows,
    }),
  )
  const judged = { processado: 10_000, glosa: 9000, franquia: 1000, codigo: '3067', protocolo: 12 }
  expect(found.linhas).toEqual([
    { guia: 1, fechamento: '2026-10-20', ...judged },
    { guia: 2, fechamento: '2026-11-20', ...judged },
  ])
  expect(found.runs.toSorted((a, b) => (a.fechamento < b.fechamento ? -1 : 1))).toEqual([
    { fechamento: '2026-10-20', publicacao: '2026-11-01', pagamento: '2026-11-10', situacao: 'aberto' },
    { fechamento: '2026-11-20', publicacao: '2026-12-01', pagamento: '2026-12-10', situacao: 'aberto' },
    { fechamento: '2027-01-20', publicacao: '2027-02-01', pagamento: '2027-02-10', situacao: 'aberto' },
  ])
})
