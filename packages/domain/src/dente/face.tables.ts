import type { Dente } from './dente.tables.ts'

/** TISS table 32, in the order in which faces are stored and shown. */
export const FACES = [
  { codigo: 'M', nome: 'Mesial' },
  { codigo: 'O', nome: 'Oclusal' },
  { codigo: 'D', nome: 'Distal' },
  { codigo: 'V', nome: 'Vestibular' },
  { codigo: 'L', nome: 'Lingual' },
  { codigo: 'P', nome: 'Palatina' },
  { codigo: 'I', nome: 'Incisal' },
] as const

/** The order of storage; two sets of faces are equal when their canonical texts are. */
export const ORDEM_FACES = FACES.map((face) => face.codigo).join('')

/** TISS allows one to five letters per item. */
export const MAXIMO_FACES = 5

/**
 * Reads faces typed in any order, case and punctuation ("o-m", "M, O") into canonical order ("MO"). Answers
 * `undefined` when a letter is unknown or repeated, or there are more than five; empty text is an empty set.
 */
export function parseFaces(texto: string): string | undefined {
  const letras = texto.toUpperCase().replace(/[\s,;./-]/g, '')
  if (letras.length > MAXIMO_FACES) return undefined
  const canonico = ORDEM_FACES.split('')
    .filter((face) => letras.includes(face))
    .join('')
  return canonico.length === letras.length ? canonico : undefined
}

/** The faces as words: "Mesial, Oclusal". Letters that are no face are left out. */
export function formatFaces(faces: string): string {
  return FACES.filter((face) => faces.includes(face.codigo))
    .map((face) => face.nome)
    .join(', ')
}

/** Whether every face exists on that tooth. */
export function isFacesDoDente(faces: string, dente: Dente): boolean {
  return faces.split('').every((face) => dente.faces.includes(face))
}

/** Whether two sets share a face. */
export function isFacesSobrepostas(a: string, b: string): boolean {
  return a.split('').some((face) => b.includes(face))
}

/** The union of two sets, in canonical order. */
export function joinFaces(a: string, b: string): string {
  return ORDEM_FACES.split('')
    .filter((face) => a.includes(face) || b.includes(face))
    .join('')
}

/**
 * The faces that were meant, on that tooth: the inner face takes the arch's name (L or P) and the biting one the
 * tooth's (I or O). Answers `undefined` when that makes two letters one.
 */
export function toFacesDoDente(faces: string, dente: Dente): string | undefined {
  const interna = dente.superior ? 'P' : 'L'
  const mordida = dente.anterior ? 'I' : 'O'
  return parseFaces(faces.replace(/[LP]/g, interna).replace(/[IO]/g, mordida))
}
