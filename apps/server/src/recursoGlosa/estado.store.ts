import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { EventoDecidido } from '@portal/domain/recursoGlosa/sayDecisoes.ts'
import type { Db } from '../db/client.ts'
import { prazoEmVigor } from '../repasse/pagamento.store.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto } from '../repasse/visto.store.ts'
import { type GuiaGlosada, negadoDaGuia } from './glosado.store.ts'

/** A guide that a run denied something of, and how far its appeal has come. */
export type LinhaEstado = Pick<GuiaGlosada, 'numeroFicha' | 'rede' | 'publicacao' | 'prazo'> & {
  /** Of each denied event. */
  glosas: Motivo[][]
  /** As it was sent; null before. */
  prazoRecurso: string | null
  prazoResposta: string | null
  julgado: boolean
  /** The events that were decided; null where none was. */
  decididos: EventoDecidido[] | null
}

const estados = statementVisto<LinhaEstado>(
  'recurso.estados',
  (visiveis) => `select g.numero_ficha as "numeroFicha", c.rede, p.publicacao, p.glosas,
          ${prazoEmVigor("jsonb_build_object('dias', t.dias, 'glosa', t.codigo_glosa)", 'c.rede', 'p.publicacao')} as prazo,
          a.prazo_recurso as "prazoRecurso", a.prazo_resposta as "prazoResposta", a.julgado_em is not null as julgado,
          (select jsonb_agg(jsonb_build_object('decisao', i.decisao, 'recursadoCentavos', i.recursado_centavos,
                                               'liberadoCentavos', coalesce(i.liberado_centavos, 0)))
             from recurso_item i
            where (i.codigo_credenciado, i.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
              and i.decisao is not null) as decididos
     from guia g join credenciado c on c.codigo = g.codigo_credenciado
     cross join lateral ${negadoDaGuia('max(r.publicacao) as publicacao, jsonb_agg(e.glosas) as glosas')} p
     left join recurso_glosa a on (a.codigo_credenciado, a.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
    where ${visiveis('g')} and g.numero_ficha = any ($3::bigint[]) and p.publicacao is not null`,
)

/** The denied guides among these that the view shows, in no order. */
export const listEstados = (db: Db, visao: Visao, numerosFicha: readonly number[]): Promise<LinhaEstado[]> =>
  readVistos(db, visao, estados, [[...numerosFicha]])
