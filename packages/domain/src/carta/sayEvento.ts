import { nameLocal } from '../dente/nameLocal.ts'
import type { ClasseCarencia } from '../evento/regra/classeCarencia.tables.ts'
import { EVENTOS_CLAROS, LADOS_CLAROS, LUGARES_CLAROS, TRATAMENTOS_CLAROS } from './palavraClara.data.ts'

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

const LUGARES: ReadonlyMap<string, string> = new Map(Object.entries(LUGARES_CLAROS))
const NOMES: ReadonlyMap<string, string> = new Map(
  EVENTOS_CLAROS.flatMap(([nome, eventos]) => eventos.map((codigo) => [codigo, nome] as const)),
)

/** `dente 26 (primeiro molar superior esquerdo)`, `dentes de cima`; empty where the event has no place. */
export function sayLocal(local: string | null): string {
  if (local === null) return ''
  if (!isDente(local)) return LUGARES.get(local) ?? local
  const nome = nameLocal(local).toLowerCase()
  return nome ? `dente ${local} (${nome})` : `dente ${local}`
}

/** The sides of the tooth in the patient's words; empty where none is named. */
const sayFaces = (faces: string | null): string =>
  lista.format(LADOS_CLAROS.filter(([face]) => faces?.includes(face)).map(([, nome]) => nome))

/** Where in the mouth and on which sides of the tooth: what tells two lines of one tooth apart. */
export const sayOnde = ({ local, faces }: Pick<EventoCarta, 'local' | 'faces'>): string =>
  [sayLocal(local), sayFaces(faces)].filter(Boolean).join(': ')

/** What people call it or, of what has no name of theirs, its kind. */
const sayTratamento = ({ codigoEvento, classe }: EventoCarta): string | undefined =>
  NOMES.get(codigoEvento) ?? (classe && TRATAMENTOS_CLAROS[classe])

/** What it is, code and place, in one sentence without its full stop. */
export function sayEvento(evento: EventoCarta): string {
  const { codigoEvento, local, faces } = evento
  const partes = [
    sayTratamento(evento),
    sayLocal(local),
    sayFaces(faces),
    `na tabela dos planos, código ${codigoEvento}`,
  ]
  return partes.filter(Boolean).join('; ')
}

/** Its name over what is said of it, with the tooth's number where it has one. */
export const nameEvento = ({ descricao, local }: EventoCarta): string =>
  local !== null && isDente(local) ? `${descricao}, dente ${local}` : descricao
