import { type Db, statement } from '../db/client.ts'

const precos = statement<{ codigoEvento: string; valorCentavos: number }>(
  'preco.list',
  `select distinct on (codigo_evento) codigo_evento as "codigoEvento", valor_centavos as "valorCentavos"
     from preco_evento
    where rede = $1 and codigo_evento = any ($2) and desde <= $3
    order by codigo_evento, desde desc`,
)

/** Unit prices in force on a day; an event without a row has none. */
export async function listPrecos(
  db: Db,
  rede: string,
  codigos: readonly string[],
  dia: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query(precos, [rede, [...codigos], dia])
  return new Map(rows.map((row) => [row.codigoEvento, row.valorCentavos]))
}
