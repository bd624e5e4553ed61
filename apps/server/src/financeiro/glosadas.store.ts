import { CODIGOS_SEM_CABIMENTO } from '@portal/domain/recursoGlosa/cabimento.ts'
import type { Db } from '../db/client.ts'
import type { Posicao } from '../recursoGlosa/posicao.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto } from '../repasse/visto.store.ts'
import type { GuiaDoRepasse } from './demonstrativo.store.ts'

export type GuiaGlosada = GuiaDoRepasse & Posicao

// The denials of one run were told on one day, so its terms end together: what is left to order is whether one runs.
const glosadas = statementVisto<GuiaGlosada>(
  'demonstrativo.glosadas',
  (visiveis) => `select * from (
     select e.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado",
            case when a.numero_ficha is null and bool_or(not exists (
                   select from jsonb_array_elements(e.glosas) as x where x ->> 'codigoGlosa' = any ($4::text[])))
                 then 0 else 1 end as ordem
       from repasse_evento e join guia g using (codigo_credenciado, numero_ficha)
       left join recurso_glosa a
         on (a.codigo_credenciado, a.numero_ficha) = (g.codigo_credenciado, g.numero_ficha) and ${visiveis('g')}
      where ${visiveis('e')} and e.fechamento = $3 and e.glosa_centavos > 0
      group by e.numero_ficha, g.codigo_associado, a.numero_ficha) o
    where $5::bigint is null or (ordem, "numeroFicha") > ($5, $6::bigint)
    order by ordem, "numeroFicha" limit $7`,
)

/**
 * The guides that a run denied something of, after a place among them: first those with something to appeal that nobody
 * did, whose term goes by or went, then those that were or that no appeal changes; each by number. An appeal that the login
 * does not see, since the guide is another dentist's by now, moves nothing.
 */
export const listGlosadas = (
  db: Db,
  visao: Visao,
  fechamento: string,
  depois: Posicao | undefined,
  limite: number,
): Promise<GuiaGlosada[]> =>
  readVistos(db, visao, glosadas, [
    fechamento,
    CODIGOS_SEM_CABIMENTO,
    depois?.ordem ?? null,
    depois?.numeroFicha ?? null,
    limite,
  ])
