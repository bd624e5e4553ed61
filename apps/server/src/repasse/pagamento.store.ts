import type { SituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from './visao.ts'
import { type LinhaVista, readVistos, statementVisto } from './visto.store.ts'

/** What one run made of a guide. Days are civil. */
export type PagamentoDaGuia = {
  fechamento: string
  publicacao: string
  pagamento: string
  situacao: SituacaoRepasse
  liberadoCentavos: number
  /** What it denied; an appeal's run denies nothing. */
  glosaCentavos: number
  /** Days of the contract's term of appeal that is in force when its statement is out; null before the network's first one. */
  diasRecurso: number | null
}

export type PagamentoVisto = LinhaVista<PagamentoDaGuia>

/** The term of appeal of a network's contracts that is in force on a day, as a subquery; SQL's own `findPrazoRecurso`. */
export const prazoEmVigor = (colunas: string, rede: string, dia: string): string =>
  `(select ${colunas} from prazo_recurso t where t.rede = ${rede} and t.desde <= ${dia} order by t.desde desc limit 1)`

const daGuia = statementVisto<PagamentoDaGuia>(
  'pagamento.daGuia',
  (visiveis) =>
    `select r.fechamento, r.publicacao, r.pagamento, r.situacao, p.liberado as "liberadoCentavos",
            p.glosa as "glosaCentavos", ${prazoEmVigor('t.dias', 'c.rede', 'r.publicacao')} as "diasRecurso"
       from (select e.codigo_credenciado, e.fechamento, sum(e.liberado_centavos) as liberado,
                    coalesce(sum(e.glosa_centavos) filter (where not e.recurso), 0) as glosa
               from repasse_evento e
              where ${visiveis('e')} and e.numero_ficha = $3
              group by e.codigo_credenciado, e.fechamento) p
       join repasse r using (codigo_credenciado, fechamento)
       join credenciado c on c.codigo = r.codigo_credenciado
      order by r.fechamento`,
)

/** The runs that paid a guide, or denied of it, as far as the view shows them, in their order. */
export const listPagamentos = (db: Db, visao: Visao, numeroFicha: number): Promise<PagamentoVisto[]> =>
  readVistos(db, visao, daGuia, [numeroFicha])
