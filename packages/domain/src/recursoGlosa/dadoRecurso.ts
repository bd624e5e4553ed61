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

/**
 * Whether a place that was read is another than the denied one, of the kind that was asked for: `26 MO` is where `26 OM`
 * was, and a face alone is no tooth. Whether the event may be there is the rules' question (`judgeCorrecao`).
 */
export function isLugarNovo(lido: string, antes: Lugar, pede: 'lugar' | 'faces'): boolean {
  const partes = lido.split(' ')
  const isCodigo = (parte: string) => findDente(parte) !== undefined || findRegiao(parte) !== undefined
  const codigos = [...new Set(partes.filter(isCodigo))].toSorted()
  const faces = parseFaces([...new Set(partes.filter((parte) => !isCodigo(parte)).join(''))].join('')) ?? ''
  if ((pede === 'faces' ? faces : codigos).length === 0) return false
  const mesmosCodigos = codigos.length === 0 || codigos.join(' ') === (antes.codigoLocalizacao ?? '')
  const mesmasFaces = faces === '' || faces === (parseFaces(antes.faces ?? '') ?? '')
  return !(mesmosCodigos && mesmasFaces)
}
