import { type Db, statement } from '../db/client.ts'

/** What a provider won against a denial: events granted, of those decided, and the newest that was won with words. */
export type Ganho = {
  codigoGlosa: string
  ganhos: number
  decididos: number
  ultimo: { numeroFicha: number; sequencialInclusao: number; justificativa: string } | null
}

const ganhos = statement<Ganho>(
  'recurso.ganhos',
  `select c.codigo as "codigoGlosa", count(*) filter (where i.decisao = 'A') as ganhos, count(*) as decididos,
          (array_agg(jsonb_build_object('numeroFicha', i.numero_ficha, 'sequencialInclusao', i.sequencial_inclusao,
                                        'justificativa', i.justificativa)
                     order by r.julgado_em desc, r.numero_ficha desc)
             filter (where i.decisao = 'A' and i.justificativa <> ''))[1] as ultimo
     from recurso_item i join recurso_glosa r using (codigo_credenciado, numero_ficha)
     cross join lateral unnest(i.codigos_glosa) as c(codigo)
    where i.codigo_credenciado = $1 and i.decisao is not null and i.codigos_glosa && $2::text[] and c.codigo = any ($2)
    group by c.codigo`,
)

/** What was won before against each of these denials; of one that was never decided, nothing. */
export const listGanhos = (db: Db, codigoCredenciado: number, codigos: readonly string[]): Promise<Ganho[]> =>
  db.query(ganhos, [codigoCredenciado, [...new Set(codigos)]])
