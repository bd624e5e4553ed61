import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto } from '../repasse/visto.store.ts'
import { codigosDe, type EventoGlosado } from './glosado.store.ts'

/**
 * What a provider won against a denial: events granted, of those decided, and the newest that were won with words, of the
 * events that are asked for.
 */
export type Ganho = {
  codigoGlosa: string
  ganhos: number
  decididos: number
  ultimos: { numeroFicha: number; sequencialInclusao: number; justificativa: string }[]
}

/** How many texts that won are looked through for one with words of its own. */
const ULTIMOS = 20

const ganhos = statementVisto<Omit<Ganho, 'ultimos'> & { ultimos: Ganho['ultimos'] | null }>(
  'recurso.ganhos',
  (
    visiveis,
  ) => `select c.codigo as "codigoGlosa", count(*) filter (where i.decisao = 'A') as ganhos, count(*) as decididos,
          to_jsonb((array_agg(jsonb_build_object('numeroFicha', i.numero_ficha, 'sequencialInclusao', i.sequencial_inclusao,
                                        'justificativa', i.justificativa)
                     order by r.julgado_em desc, r.numero_ficha desc)
             filter (where i.decisao = 'A' and i.justificativa <> '' and v.codigo_evento = any ($4)))[1:${ULTIMOS}]) as ultimos
     from recurso_item i join recurso_glosa r using (codigo_credenciado, numero_ficha)
     join guia g using (codigo_credenciado, numero_ficha)
     join evento_guia v using (codigo_credenciado, numero_ficha, sequencial_inclusao)
     cross join lateral unnest(i.codigos_glosa) as c(codigo)
    where ${visiveis('g')}
      and i.decisao is not null and i.codigos_glosa && $3::text[] and c.codigo = any ($3)
    group by c.codigo`,
)

/** What was won before against each of these denials, as far as the login sees; of one never decided, nothing. */
export async function listGanhos(
  db: Db,
  visao: Visao,
  eventos: readonly Pick<EventoGlosado, 'glosas' | 'codigoEvento'>[],
): Promise<Ganho[]> {
  const codigosGlosa = new Set(eventos.flatMap(codigosDe))
  const codigosEvento = new Set(eventos.map(({ codigoEvento }) => codigoEvento))
  const linhas = await readVistos(db, visao, ganhos, [[...codigosGlosa], [...codigosEvento]])
  return linhas.map((linha) => ({ ...linha, ultimos: linha.ultimos ?? [] }))
}
