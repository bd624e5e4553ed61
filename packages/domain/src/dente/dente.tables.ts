import { NOMES_DENTE } from './dente.data.ts'

export type CodigoDente = (typeof NOMES_DENTE)[number][0]
export type Denticao = 'permanente' | 'decidua'

export type Dente = {
  /** FDI: quadrant and position. */
  readonly codigo: CodigoDente
  readonly nome: string
  readonly denticao: Denticao
  /** Hidden unless an event allows it. */
  readonly supranumerario: boolean
  /** 1 to 4 permanent, 5 to 8 deciduous, clockwise from the patient's upper right. */
  readonly quadrante: number
  /** 1 at the midline; 9 is supernumerary. */
  readonly posicao: number
  /** Incisors and canines; the others chew. Supernumerary teeth count as neither. */
  readonly anterior: boolean
  readonly posterior: boolean
  readonly superior: boolean
  readonly direito: boolean
  /** Letters of table 32 in canonical order; a tooth has five. */
  readonly faces: string
  /** The deciduous tooth that precedes this one, or the permanent one that follows it (Spec §3). */
  readonly companheiro: string | undefined
}

/** A molar that comes behind the deciduous arch has no companion, and neither has a supernumerary tooth. */
function toCompanheiro(quadrante: number, posicao: number): string | undefined {
  if (posicao > 5) return undefined
  return `${quadrante > 4 ? quadrante - 4 : quadrante + 4}${posicao}`
}

/** Anterior teeth have an incisal edge, posterior ones an occlusal face; the inner face is palatal above. */
function toFaces(anterior: boolean, superior: boolean): string {
  const interna = superior ? 'P' : 'L'
  return anterior ? `MDV${interna}I` : `MODV${interna}`
}

function toDente(codigo: CodigoDente, nome: string): Dente {
  const quadrante = Number(codigo[0])
  const posicao = Number(codigo[1])
  const superior = [1, 2, 5, 6].includes(quadrante)
  const anterior = posicao <= 3
  return {
    codigo,
    nome,
    denticao: quadrante <= 4 ? 'permanente' : 'decidua',
    supranumerario: posicao === 9,
    quadrante,
    posicao,
    anterior,
    posterior: posicao > 3 && posicao < 9,
    superior,
    direito: [1, 4, 5, 8].includes(quadrante),
    faces: toFaces(anterior, superior),
    companheiro: toCompanheiro(quadrante, posicao),
  }
}

/** The 60 teeth of TISS table 28, in its order. */
export const DENTES: readonly Dente[] = NOMES_DENTE.map(([codigo, nome]) => toDente(codigo, nome))

/** The 32 permanent and the 20 deciduous teeth of Spec §3. */
export const DENTES_PERMANENTES = DENTES.filter((d) => d.denticao === 'permanente' && !d.supranumerario)
export const DENTES_DECIDUOS = DENTES.filter((d) => d.denticao === 'decidua' && !d.supranumerario)
export const DENTES_SUPRANUMERARIOS = DENTES.filter((d) => d.supranumerario)

const PELO_CODIGO: ReadonlyMap<string, Dente> = new Map(DENTES.map((dente) => [dente.codigo, dente]))

export function findDente(codigo: string): Dente | undefined {
  return PELO_CODIGO.get(codigo)
}

/** The same tooth across the midline (16 and 26, 54 and 64). */
export function toDenteEspelhado(dente: Dente): Dente | undefined {
  const quadrante = dente.quadrante % 2 === 0 ? dente.quadrante - 1 : dente.quadrante + 1
  return findDente(`${quadrante}${dente.posicao}`)
}

/** Whether two teeth stand side by side in one arch, the two central incisors included. */
export function isVizinho(a: Dente, b: Dente): boolean {
  if (a.supranumerario || b.supranumerario) return false
  if (a.quadrante === b.quadrante) return Math.abs(a.posicao - b.posicao) === 1
  return a.posicao === 1 && toDenteEspelhado(a)?.codigo === b.codigo
}
