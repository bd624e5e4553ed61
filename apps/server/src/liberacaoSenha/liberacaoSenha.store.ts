import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'

const emAberto = statement<{ numeroFicha: number; statusFicha: number }>(
  'liberacao.emAberto',
  `select numero_ficha as "numeroFicha", status_ficha as "statusFicha" from guia
    where codigo_credenciado = $1 and codigo_associado = $2 and status_ficha = any ($3)
    order by liberada_em desc limit 5`,
)

/** The provider's latest guides of this patient that still have something to do. */
export const listGuiasEmAberto = (db: Db, codigoCredenciado: number, codigoAssociado: string) =>
  db.query(emAberto, [codigoCredenciado, codigoAssociado, statusEmAndamento])
