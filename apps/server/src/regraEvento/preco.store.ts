import { type Db, statement } from '../db/client.ts'

/** As one value: a guide asks for some two hundred, and each row by itself would cost the process more than its price. */
const precos = statement<{ centavos: Readonly<Record<string, number>> | null }>(
  'preco.list',
  `select json_object_agg(codigo_evento, valor_centavos) as centavos from (
     select distinct on (codigo_evento) codigo_evento, valor_centavos from preco_evento
      where rede = $1 and codigo_evento = any ($2) and desde <= $3
      order by codigo_evento desc, desde desc) as p`,
)

/** Unit prices in force on a day; an event without a row has none. */
export async function listPrecos(
  db: Db,
  rede: string,
  codigos: readonly string[],
  dia: string,
): Promise<ReadonlyMap<string, number>> {
  const [row] = await db.query(precos, [rede, [...codigos], dia])
  return new Map(Object.entries(row?.centavos ?? {}))
}

const vigencias = statement<{ codigoEvento: string; desde: string; valorCentavos: number }>(
  'preco.vigencias',
  `select codigo_evento as "codigoEvento", desde, valor_centavos as "valorCentavos" from preco_evento
    where rede = $1 and codigo_evento = any ($2) order by codigo_evento, desde desc`,
)

/** Unit price of an event on a civil day; null where the network has none. */
export type PrecoEm = (codigoEvento: string, dia: string) => number | null

/** The prices of these events on whichever day. */
export async function loadPrecos(db: Db, rede: string, codigos: readonly string[]): Promise<PrecoEm> {
  const rows = await db.query(vigencias, [rede, [...codigos]])
  return (codigo, dia) =>
    rows.find(({ codigoEvento, desde }) => codigoEvento === codigo && desde <= dia)?.valorCentavos ?? null
}
