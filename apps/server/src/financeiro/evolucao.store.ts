import type { SituacaoPublicada } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, statementVisto } from '../repasse/visto.store.ts'
import type { LinhaRepasse } from './demonstrativo.store.ts'

export type RepasseMes = Pick<LinhaRepasse, 'fechamento' | 'pagamento'> & {
  situacao: SituacaoPublicada
  centavos: number
}

/** The totals of a run are the clinic's: whoever sees some dentists ($2) alone gets the sum of their lines. */
const evolucao = statementVisto<RepasseMes>(
  'evolucao.list',
  (visiveis) => `select r.fechamento, r.pagamento, r.situacao,
          case when $2::int[] is null then r.liquido_centavos
               else (select coalesce(sum(e.liberado_centavos), 0)::bigint from repasse_evento e
                      where ${visiveis('e')} and e.fechamento = r.fechamento) end as centavos
     from repasse r
    where r.codigo_credenciado = $1 and r.pagamento >= $3 and r.situacao in ('publicado', 'depositado')
    order by r.pagamento, r.fechamento`,
)

/** The published and the paid runs of a day of payment or later, the oldest first, with what the view has of each. */
export const listEvolucao = (db: Db, visao: Visao, desde: string): Promise<LinhaVista<RepasseMes>[]> =>
  readVistos(db, visao, evolucao, [desde])
