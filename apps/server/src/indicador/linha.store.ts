import { addDays, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { type CodigoIndicador, indicadores } from '@portal/domain/indicador/indicador.tables.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, type StatementVisto, statementVisto } from '../repasse/visto.store.ts'
import { GLOSAS_DOCUMENTO } from './calculo.store.ts'

/** The rows of a figure: in which days, as known at which instant, and which of them. */
export type Recorte = {
  indicador: CodigoIndicador
  desde: string
  antesDe: string
  corte: Date
  /** Whether they count for the part; undefined: all of them. */
  contam: boolean | undefined
  codigoGlosa: string | undefined
}

type Linha = {
  numeroFicha: number
  /** 0 where the row is a guide. */
  sequencial: number
  codigoAssociado: string
  nomeAssociado: string
  dia: string
  codigoEvento: string | null
  codigoLocalizacao: string
  codigoGlosa: string | null
  parte: number
  total: number
  parteCentavos: number
  totalCentavos: number
}
export type LinhaLida = LinhaVista<Linha>

/** A statement for each figure: one for all would be planned for the rows of every figure, and run as slowly. */
const createLinhas = (indicador: CodigoIndicador) =>
  statementVisto<Linha>(
    `indicador.linhas.${indicador}`,
    (
      visiveis,
    ) => `select l.numero_ficha as "numeroFicha", l.sequencial, g.codigo_associado as "codigoAssociado",
          a.nome as "nomeAssociado", l.dia, v.codigo_evento as "codigoEvento",
          coalesce(v.dente, v.regiao, '') as "codigoLocalizacao", l.causa as "codigoGlosa",
          l.parte, l.total, l.parte as "parteCentavos", l.total as "totalCentavos"
     from linhas_indicador('${indicador}', $3, $4, $5, $6) l
     join guia g using (codigo_credenciado, numero_ficha)
     join associado a on a.codigo = g.codigo_associado
     left join evento_guia v on (v.codigo_credenciado, v.numero_ficha, v.sequencial_inclusao)
                              = (l.codigo_credenciado, l.numero_ficha, l.sequencial)
    where ${visiveis('l')} and ($7::boolean is null or (l.parte > 0) = $7) and ($8::text is null or l.causa = $8)
      and ($9::date is null or l.dia <= $9 and (l.dia, l.numero_ficha, l.sequencial) < ($9, $10::bigint, $11::smallint))
    order by l.dia desc, l.numero_ficha desc, l.sequencial desc limit $12`,
  )

const linhas = new Map(indicadores.map(({ codigo }) => [codigo, createLinhas(codigo)]))

function findLinhas(indicador: CodigoIndicador): StatementVisto<Linha> {
  const achada = linhas.get(indicador)
  if (!achada) throw new Error(`no rows are told of ${indicador}`)
  return achada
}

export type PosicaoLinha = Pick<Linha, 'dia' | 'numeroFicha' | 'sequencial'>

/** The rows of a figure from a day on, the newest first, `limite` at most, after the one of `depois`. */
const readLinhas = (
  db: Db,
  visao: Visao,
  { indicador, desde, antesDe, corte, contam, codigoGlosa }: Recorte,
  limite: number,
  depois: PosicaoLinha | undefined,
): Promise<LinhaLida[]> =>
  readVistos(db, visao, findLinhas(indicador), [
    ...[desde, antesDe, corte, GLOSAS_DOCUMENTO],
    contam ?? null,
    codigoGlosa ?? null,
    ...(depois ? [depois.dia, depois.numeroFicha, depois.sequencial] : [null, null, null]),
    limite,
  ])

/**
 * The rows of a figure, the newest first, `limite` at most, after the one of `depois`. A page is looked for in the month
 * in which it begins, and in all of them where that has too few: a large clinic has its page without a year being made.
 */
export async function listLinhasIndicador(
  db: Db,
  visao: Visao,
  recorte: Recorte,
  limite: number,
  depois: PosicaoLinha | undefined,
): Promise<LinhaLida[]> {
  const mes = `${mesDe(depois?.dia ?? addDays(recorte.antesDe, -1))}-01`
  if (mes > recorte.desde) {
    const doMes = await readLinhas(db, visao, { ...recorte, desde: mes }, limite, depois)
    if (doMes.length === limite) return doMes
  }
  return readLinhas(db, visao, recorte, limite, depois)
}
