import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** A maintenance as its guide holds it. */
export type Ato = {
  numeroFicha: number
  sequencialInclusao: number
  codigoEvento: string
  valorCentavos: number
}

const list = statement<Ato>(
  'manutencao.atos',
  `select numero_ficha as "numeroFicha", sequencial_inclusao as "sequencialInclusao", codigo_evento as "codigoEvento",
          valor_centavos as "valorCentavos"
     from evento_guia
    where codigo_credenciado = $1 and numero_ficha = any ($2::bigint[]) and not nao_realizado
      and autorizacao in (${autorizacoesConcedidas.join(', ')})
      and codigo_evento = any ((select eventos_ortodontia('manutencao'))::text[])
    order by numero_ficha, sequencial_inclusao`,
)

/** The maintenances that these guides hold; a guide that was only released holds none. */
export const listAtos = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<Ato[]> => db.query(list, [codigoCredenciado, [...numerosFicha]])
