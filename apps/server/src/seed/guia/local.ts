import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { ORDEM_FACES } from '@portal/domain/dente/face.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { Random } from '../chance/random.ts'

/** Where an event is done: a tooth (with faces) or a region, never both. */
export type Local = {
  readonly dente: string | null
  readonly regiao: string | null
  readonly faces: string | null
}

/** The last year of a mouth without permanent teeth, and the first of one without deciduous ones. */
const IDADE_MISTA = { desde: 6, ate: 12 }

/** Teeth that erupt late or are often kept out of a plan: less is done on them. */
const TERCEIROS_MOLARES = ['18', '28', '38', '48']

function isDaIdade(codigo: string, idade: number): boolean {
  const dente = findDente(codigo)
  if (!dente || dente.supranumerario) return false
  return dente.denticao === 'permanente' ? idade >= IDADE_MISTA.desde : idade <= IDADE_MISTA.ate
}

const sets = new Map<string, readonly string[]>()

/** The teeth of the rule that someone of that age may have; kept, since few rules and ages meet often. */
function listDentes(regra: RegraEvento, idade: number): readonly string[] {
  const key = `${regra.codigoEvento} ${idade}`
  const found = sets.get(key)
  if (found) return found
  const dentes = regra.dentes.filter(
    (dente) =>
      isDaIdade(dente, idade) &&
      (!TERCEIROS_MOLARES.includes(dente) || regra.grupoFrequencia === 'exodontia'),
  )
  sets.set(key, dentes)
  return dentes
}

function pickFaces(regra: RegraEvento, codigoDente: string, random: Random): string | null {
  if (regra.facesMaximo === 0) return null
  const letters = (findDente(codigoDente)?.faces ?? '')
    .split('')
    .filter((face) => regra.facesPermitidas.includes(face))
  const count = Math.min(random.int(regra.facesMinimo, regra.facesMaximo), letters.length)
  const chosen = new Set<string>()
  while (chosen.size < count) chosen.add(random.pick(letters))
  return ORDEM_FACES.split('')
    .filter((face) => chosen.has(face))
    .join('')
}

/** A place where the rule lets the event be done at that age; undefined when there is none. */
export function pickLocal(regra: RegraEvento, idade: number, random: Random): Local | undefined {
  if (regra.local === 'nenhum') return { dente: null, regiao: null, faces: null }
  if (regra.local === 'regiao') return { dente: null, regiao: random.pick(regra.regioes), faces: null }
  const dentes = listDentes(regra, idade)
  if (dentes.length === 0) return undefined
  const dente = random.pick(dentes)
  return { dente, regiao: null, faces: pickFaces(regra, dente, random) }
}
