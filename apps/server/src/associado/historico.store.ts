import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { type Db, statement } from '../db/client.ts'

/** What was done to a patient, by any provider; the guide's number only when it was this one's. */
export type LinhaHistorico = {
  codigoEvento: string
  dente: string | null
  regiao: string | null
  faces: string | null
  data: string
  proprio: boolean
  numeroFicha: number | null
}

/** The longest interval of the rules is 60 months; an extraction is remembered for a life. */
const MESES = 1200

const list = statement<LinhaHistorico>(
  'historico.list',
  `select codigo_evento as "codigoEvento", dente, regiao, faces, data, proprio, numero_ficha as "numeroFicha"
     from historico_associado($1, $2)`,
)

export const listHistorico = (db: Db, codigoAssociado: string, hoje: string): Promise<LinhaHistorico[]> =>
  db.query(list, [codigoAssociado, addMonths(hoje, -MESES)])

const ausentes = statement<{ dente: string }>(
  'dente.ausentes',
  'select dente from dente_ausente where codigo_associado = $1 order by dente',
)

export async function listDentesAusentes(db: Db, codigoAssociado: string): Promise<string[]> {
  const rows = await db.query(ausentes, [codigoAssociado])
  return rows.map((row) => row.dente)
}
