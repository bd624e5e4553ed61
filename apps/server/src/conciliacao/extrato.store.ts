import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { type Db, statement } from '../db/client.ts'

const dias = statement<Periodo>(
  'extrato.dias',
  `select de, ate
     from (select coalesce(a.extrato_de, d.de) as de, coalesce(a.extrato_ate, d.ate) as ate
             from conciliacao_acao a,
                  lateral (select min(dia) as de, max(dia) as ate from deposito
                            where codigo_credenciado = $1 and importacao = a.numero and a.extrato_de is null) d
            where a.codigo_credenciado = $1 and a.tipo = 'importacao' and a.arquivo is not null and not a.aberta
              and a.desfeita_em is null) x
    where de <= $3 and ate >= $2`,
)

/**
 * The days that the statements brought in are of, of those that tell of some days; of one that did not keep them, from its
 * first deposit to its last. What was typed is no statement.
 */
export const listDiasDeExtratos = (
  db: Db,
  codigoCredenciado: number,
  { de, ate }: Periodo,
): Promise<Periodo[]> => db.query(dias, [codigoCredenciado, de, ate])
