import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { DecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from './visao.ts'
import { type LinhaVista, readVistos, statementVisto } from './visto.store.ts'

/** What all the runs together made of an event of a guide: processed is denied, deducted and released. */
export type PagoEvento = {
  numeroFicha: number
  sequencialInclusao: number
  processadoCentavos: number
  /** What stays denied: without what an appeal gave back. */
  glosaCentavos: number
  franquiaCentavos: number
  /** By the payment and by the appeal. */
  liberadoCentavos: number
  /** Why the payment denied of it, as it told then. */
  glosas: Motivo[]
  /** Null where it was not appealed: given up or left out, too. */
  recursadoCentavos: number | null
  /** Null where nothing was decided. */
  devolvidoCentavos: number | null
  /** Of its appeal; null before, and where there was none. */
  decisaoRecurso: DecisaoRecurso | null
  justificativa: string | null
}

export type PagoVisto = LinhaVista<PagoEvento>

const dasGuias = statementVisto<PagoEvento>(
  'pago.dasGuias',
  (visiveis) =>
    `select p.numero_ficha as "numeroFicha", p.sequencial_inclusao as "sequencialInclusao",
            p.processado as "processadoCentavos", p.processado - p.franquia - p.liberado as "glosaCentavos",
            p.franquia as "franquiaCentavos", p.liberado as "liberadoCentavos", p.glosas,
            nullif(i.recursado_centavos, 0) as "recursadoCentavos", i.justificativa,
            coalesce(p.devolvido, case when i.decisao is not null then 0 end) as "devolvidoCentavos",
            i.decisao as "decisaoRecurso"
       from (select e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao,
                    coalesce(sum(e.processado_centavos) filter (where not e.recurso), 0) as processado,
                    sum(e.franquia_centavos) as franquia, sum(e.liberado_centavos) as liberado,
                    sum(e.liberado_centavos) filter (where e.recurso) as devolvido,
                    (array_agg(e.glosas order by e.recurso))[1] as glosas
               from repasse_evento e
              where ${visiveis('e')} and e.numero_ficha = any ($3::bigint[])
              group by e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao) p
       left join recurso_item i using (codigo_credenciado, numero_ficha, sequencial_inclusao)
      order by p.numero_ficha, p.sequencial_inclusao`,
)

/** What the runs made of these guides' events, by guide and event; nothing of what no run has, or the view hides. */
export const listPagos = (db: Db, visao: Visao, numerosFicha: readonly number[]): Promise<PagoVisto[]> =>
  readVistos(db, visao, dasGuias, [[...numerosFicha]])
