import { type Db, statement } from '../db/client.ts'

export type DentistaClinica = {
  codigoDentista: number
  nomeDentista: string
  unidade: string | null
  credenciado: boolean
}

const list = statement<DentistaClinica>(
  'financeiro.dentistas',
  `select codigo as "codigoDentista", nome as "nomeDentista", unidade, ativo as credenciado from dentista
    where codigo_credenciado = $1 order by unidade nulls last, nome collate "pt-BR-x-icu", codigo`,
)

/** The clinical body, unit by unit, those who left too: what they did is still paid. */
export const listDentistas = (db: Db, codigoCredenciado: number): Promise<DentistaClinica[]> =>
  db.query(list, [codigoCredenciado])
