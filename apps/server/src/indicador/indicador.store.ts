import type { CodigoIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, statementVisto } from '../repasse/visto.store.ts'

/** The months of the figures: the first days of the first and of the last. */
export type Janela = { desde: string; ate: string }

/** Sums of a figure: counts, or the same as cents where it is one of money. */
type Soma = { parte: number; total: number; parteCentavos: number; totalCentavos: number }

const somas = `sum(i.parte)::bigint as parte, sum(i.total)::bigint as total,
          sum(i.parte)::bigint as "parteCentavos", sum(i.total)::bigint as "totalCentavos"`

type LinhaMes = Soma & { indicador: CodigoIndicador; mes: string }
export type FiguraMes = LinhaVista<LinhaMes>

const porMes = statementVisto<LinhaMes>(
  'indicador.porMes',
  (visiveis) => `select i.indicador, to_char(i.mes, 'YYYY-MM') as mes, ${somas}
     from indicador_mes i where ${visiveis('i')} and i.mes between $3 and $4 group by 1, 2`,
)

/** The figures month by month; a month without a case of one has no row of it. */
export const listPorMes = (db: Db, visao: Visao, { desde, ate }: Janela): Promise<FiguraMes[]> =>
  readVistos(db, visao, porMes, [desde, ate])

export type FiguraUnidade = Pick<Soma, 'parte' | 'total'> & {
  indicador: CodigoIndicador
  unidade: string | null
}

const porUnidade = statementVisto<FiguraUnidade>(
  'indicador.porUnidade',
  (visiveis) => `select i.indicador, nullif(i.unidade, '') as unidade, sum(i.parte)::bigint as parte,
          sum(i.total)::bigint as total
     from indicador_mes i where ${visiveis('i')} and i.mes between $3 and $4 group by 1, 2
    order by 2 nulls last`,
)

/** The figures of all the months, unit by unit. */
export const listPorUnidade = (db: Db, visao: Visao, { desde, ate }: Janela): Promise<FiguraUnidade[]> =>
  readVistos(db, visao, porUnidade, [desde, ate])

export type Causa = { codigoGlosa: string; negadoCentavos: number; aindaNegadoCentavos: number }

const causas = statementVisto<Causa>(
  'indicador.causas',
  (visiveis) => `select i.causa as "codigoGlosa",
          coalesce(sum(i.parte) filter (where i.indicador = 'glosaInicial'), 0)::bigint as "negadoCentavos",
          coalesce(sum(i.parte) filter (where i.indicador = 'glosaFinal'), 0)::bigint as "aindaNegadoCentavos"
     from indicador_mes i where ${visiveis('i')} and i.mes between $3 and $4 and i.causa <> ''
    group by 1 order by 3 desc, 2 desc, 1 limit 5`,
)

/** What cost most, after the appeals: five at most. */
export const listCausas = (db: Db, visao: Visao, { desde, ate }: Janela): Promise<LinhaVista<Causa>[]> =>
  readVistos(db, visao, causas, [desde, ate])

const especialidade = statement<{ codigoEspecialidade: number }>(
  'indicador.especialidade',
  `select codigo_especialidade as "codigoEspecialidade" from guia
    where codigo_credenciado = $1 and liberada_em >= $2 and liberada_em < $3
    group by 1 order by count(*) desc, 1 limit 1`,
)

/** The specialty of most of a provider's guides released in a period; undefined without guides. */
export async function findEspecialidade(
  db: Db,
  codigoCredenciado: number,
  desde: Date,
  antesDe: Date,
): Promise<number | undefined> {
  const [row] = await db.query(especialidade, [codigoCredenciado, desde, antesDe])
  return row?.codigoEspecialidade
}

export type Mediana = { indicador: CodigoIndicador; razao: number; credenciados: number }

const medianas = statement<Mediana>(
  'indicador.medianas',
  `select indicador, razao, credenciados from mediana_indicador
    where mes = $1 and rede = $2 and codigo_especialidade = $3`,
)

/** The medians of a network's providers who have a specialty; none of fewer than five. */
export const listMedianas = (
  db: Db,
  mes: string,
  rede: string,
  codigoEspecialidade: number,
): Promise<Mediana[]> => db.query(medianas, [mes, rede, codigoEspecialidade])
