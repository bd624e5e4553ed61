/** How long guessing would take, in words that a form says beside the rules (Interface S18). */
export const forcasSenha = [
  { codigo: 'fraca', rotulo: 'fraca' },
  { codigo: 'media', rotulo: 'razoável' },
  { codigo: 'forte', rotulo: 'forte' },
] as const

export type ForcaSenha = (typeof forcasSenha)[number]['codigo']

/** From how many bits on a password resists whoever tries it here, and whoever has stolen its hash. */
const BITS_MEDIA = 40
const BITS_FORTE = 60

/** What a character may be one of, by its kind. */
const familias: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
]

/** Whether a character only goes on with the one before: the same again, or its neighbour (abc, 321). */
function isContinuacao(atual: string, anterior: string | undefined): boolean {
  if (anterior === undefined) return false
  const passo = (atual.codePointAt(0) ?? 0) - (anterior.codePointAt(0) ?? 0)
  return Math.abs(passo) <= 1
}

/**
 * A rough measure that only encourages: length and variety count, runs and repetitions do not. The rules, which refuse,
 * are `validateSenha`.
 */
export function measureForca(senha: string): ForcaSenha {
  const letras = Array.from(senha)
  const alfabeto = familias.reduce(
    (soma, [familia, tamanho]) => soma + (familia.test(senha) ? tamanho : 0),
    0,
  )
  const uteis = letras.filter((letra, i) => !isContinuacao(letra, letras[i - 1])).length
  // Few characters over and over are hardly more than those few.
  const distintas = new Set(letras).size
  const bits = Math.min(uteis, distintas * 2) * Math.log2(Math.max(alfabeto, 1))
  if (bits >= BITS_FORTE) return 'forte'
  return bits >= BITS_MEDIA ? 'media' : 'fraca'
}

export const getRotuloForca = (forca: ForcaSenha): string =>
  forcasSenha.find(({ codigo }) => codigo === forca)?.rotulo ?? forca
