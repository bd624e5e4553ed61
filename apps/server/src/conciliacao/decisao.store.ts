import type { TipoAcao } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type LinhaDecisao = {
  tipo: Exclude<TipoAcao, 'importacao'>
  /** It speaks of the deposit, of the run, or of the one with the other. */
  doDeposito: boolean
  doPagamento: boolean
  feitaEm: Date
  feitaPor: string
}

const decisao = statement<LinhaDecisao>(
  'conciliacao.decisao',
  `select a.tipo, bool_or(d.deposito) as "doDeposito", bool_or(d.pagamento) as "doPagamento", a.feita_em as "feitaEm",
          a.feita_por as "feitaPor"
     from (select acao, true as deposito, true as pagamento from conciliacao_recusa
            where codigo_credenciado = $1 and deposito = $2 and fechamento = $3 and vale
           union all
           select acao, deposito = $2, fechamento = $3 from conciliacao_parte
            where codigo_credenciado = $1 and (deposito = $2 or fechamento = $3) and vale
           union all
           select acao, false, true from conciliacao_diferenca
            where codigo_credenciado = $1 and fechamento = $3 and vale) d
     join conciliacao_acao a on (a.codigo_credenciado, a.numero) = ($1, d.acao)
    group by a.numero, a.tipo, a.feita_em, a.feita_por
    order by a.tipo = 'recusa' desc, a.numero desc limit 1`,
)

/** What stands of a deposit and a run: its refusal, else the newest that uses one of them; undefined where nobody said anything. */
export const findDecisao = async (
  db: Db,
  codigoCredenciado: number,
  { deposito, fechamento }: { deposito: number; fechamento: string },
): Promise<LinhaDecisao | undefined> =>
  (await db.query(decisao, [codigoCredenciado, deposito, fechamento]))[0]
