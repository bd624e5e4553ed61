import type { TestApp } from './testApp.ts'

/** The run that what is judged on the day of the tests enters. */
export const FECHAMENTO = '2026-12-20'

/** Puts a sent guide's first event into that run, as if it had been forwarded and judged. */
export async function insertPaga(t: TestApp, numeroFicha: number, codigoCredenciado: number): Promise<void> {
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
     values ($1, $2, '2027-01-01', '2027-01-10', '2026-11-20T12:00:00Z') on conflict do nothing`,
    [codigoCredenciado, FECHAMENTO],
  )
  await t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     values ($1, $2, '20261120', '2026-11-20T12:00:00Z', $3)`,
    [codigoCredenciado, numeroFicha, FECHAMENTO],
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
                                 informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
                                 liberado_centavos)
     values ($1, $2, 1, false, $3, 100, 100, 0, 0, 100)`,
    [codigoCredenciado, numeroFicha, FECHAMENTO],
  )
}
