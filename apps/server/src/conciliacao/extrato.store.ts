import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { type Db, statement } from '../db/client.ts'

const dias = statement<Periodo>(
  'extrato.dias',
  `select de, ate
     from (select a.numero, a.feita_em, coalesce(a.extrato_de, d.de) as de, coalesce(a.extrato_ate, d.ate) as ate
             from conciliacao_acao a,
                  lateral (select min(dia) as de, max(dia) as ate from deposito
                            where codigo_credenciado = $1 and importacao = a.numero and a.extrato_de is null) d
            where a.codigo_credenciado = $1 and a.tipo = 'importacao' and a.arquivo is not null and not a.aberta
              and a.desfeita_em is null) x
    where de <= $3 and ate >= $2
      and not exists (select from conciliacao_acao u
                       where u.codigo_credenciado = $1 and u.tipo = 'importacao' and u.numero < x.numero
                         and u.desfeita_em > x.feita_em
                         and (u.extrato_de is null or (u.extrato_de <= x.ate and u.extrato_ate >= x.de)))`,
)

/**
 * The days that the statements brought in are of, of those that tell of some days; of one that did not keep them, from its
 * first deposit to its last. What was typed is no statement. Neither is one that came while another of its days stood, which
 * was undone since: a deposit that both had went with that one.
 */
export const listDiasDeExtratos = (
  db: Db,
  codigoCredenciado: number,
  { de, ate }: Periodo,
): Promise<Periodo[]> => db.query(dias, [codigoCredenciado, de, ate])
