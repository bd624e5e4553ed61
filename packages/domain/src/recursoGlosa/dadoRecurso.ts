import { isDataCivil } from '../calendario/dataCivil.ts'
import { findDente } from '../dente/dente.tables.ts'
import { parseFaces } from '../dente/face.tables.ts'
import { findRegiao } from '../dente/regiao.tables.ts'

/** What an appeal says anew of an event: its place (teeth, region or faces), or its day. */
export type TipoDado = 'dente' | 'data'

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
