import { nameLocal } from '../dente/nameLocal.ts'
import type { ClasseCarencia } from '../evento/regra/classeCarencia.tables.ts'
import { LADOS_CLAROS, TRATAMENTOS_CLAROS } from './palavraClara.data.ts'

/** An event as a letter tells it: what the table calls it, what kind it is, and where in the mouth. */
export type EventoCarta = {
  readonly codigoEvento: string
  readonly descricao: string
  readonly classe: ClasseCarencia | undefined
  /** A tooth or a region; null of the whole mouth. */
  readonly local: string | null
  readonly faces: string | null
}

const lista = new Intl.ListFormat('pt-BR')

const isDente = (local: string): boolean => /^\d\d$/.test(local)

/** `dente 26 (primeiro molar superior esquerdo)`; empty where the event has no place. */
export function sayLocal(local: string | null): string {
  if (local === null) return ''
  const nome = nameLocal(local).toLowerCase()
  if (!isDente(local)) return nome || local
  return nome ? `dente ${local} (${nome})` : `dente ${local}`
}

/** The sides of the tooth in the patient's words; empty where none is named. */
const sayFaces = (faces: string | null): string =>
  lista.format(LADOS_CLAROS.filter(([face]) => faces?.includes(face)).map(([, nome]) => nome))

/** What it is, code and place, in one sentence without its full stop. */
export function sayEvento({ codigoEvento, classe, local, faces }: EventoCarta): string {
  const partes = [
    classe && TRATAMENTOS_CLAROS[classe],
    sayLocal(local),
    sayFaces(faces),
    `código ${codigoEvento}`,
  ]
  return partes.filter(Boolean).join('; ')
}

/** Its name over what is said of it, with the tooth's number where it has one. */
export const nameEvento = ({ descricao, local }: EventoCarta): string =>
  local !== null && isDente(local) ? `${descricao}, dente ${local}` : descricao
