import { isDataCivil } from '../calendario/dataCivil.ts'
import { findDente } from '../dente/dente.tables.ts'
import { parseFaces } from '../dente/face.tables.ts'
import { findRegiao } from '../dente/regiao.tables.ts'

/** What an appeal says anew of an event: its place (teeth, region or faces), or its day. */
export const tiposDado = ['dente', 'data'] as const
export type TipoDado = (typeof tiposDado)[number]

const isLugar = (texto: string): boolean =>
  findDente(texto) !== undefined || findRegiao(texto) !== undefined || parseFaces(texto) !== undefined

/** A datum as it is kept, `26 OM` or `2026-06-03`; undefined of a place that does not exist, or of a day to come. */
export function readDadoRecurso(tipo: TipoDado, valor: string, hoje: string): string | undefined {
  if (tipo === 'data') return isDataCivil(valor) && valor >= '2000-01-01' && valor <= hoje ? valor : undefined
  const lugares = valor
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  return lugares.length > 0 && lugares.length <= 8 && lugares.every(isLugar) ? lugares.join(' ') : undefined
}

type Lugar = { codigoLocalizacao: string | null; faces: string | null }

/** 3023 asks for the faces alone, every other denial of a place for a tooth or a region. */
export const isDeFaces = (codigosGlosa: readonly string[]): boolean => codigosGlosa.includes('3023')

const isCodigo = (parte: string): boolean => findDente(parte) !== undefined || findRegiao(parte) !== undefined
const listCodigos = (lido: string): string[] => [...new Set(lido.split(' ').filter(isCodigo))].toSorted()

/** Whether a place that was read names no other tooth or region than the denied one's. */
export function isMesmoDente(lido: string, { codigoLocalizacao }: Pick<Lugar, 'codigoLocalizacao'>): boolean {
  const codigos = listCodigos(lido)
  return codigos.length === 0 || codigos.join(' ') === (codigoLocalizacao ?? '')
}

/**
 * Whether a place that was read is another than the denied one, of the kind that was asked for: `26 MO` is where `26 OM`
 * was, a face alone is no tooth, and where faces are asked for the tooth is not in question. Whether the event may be there
 * is the rules' question (`judgeCorrecao`).
 */
export function isLugarNovo(lido: string, antes: Lugar, codigosGlosa: readonly string[]): boolean {
  const escritas = lido.split(' ').filter((parte) => !isCodigo(parte))
  const faces = parseFaces([...new Set(escritas.join(''))].join('')) ?? ''
  const mesmasFaces = faces === '' || faces === (parseFaces(antes.faces ?? '') ?? '')
  if (isDeFaces(codigosGlosa)) return isMesmoDente(lido, antes) && !mesmasFaces
  return listCodigos(lido).length > 0 && !(isMesmoDente(lido, antes) && mesmasFaces)
}
