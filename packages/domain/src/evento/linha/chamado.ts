import { type EventoPesquisavel, indexEvento, listPalavras, type Nome, type Palavra } from './indexEvento.ts'
import { SINONIMOS_EVENTO } from './sinonimoEvento.data.ts'

export type Compare = (digitada: Palavra, palavra: Palavra) => boolean

export const isMesma: Compare = (digitada, palavra) => digitada.singular === palavra.singular
export const isComeco: Compare = (digitada, palavra) =>
  palavra.inteira.startsWith(digitada.inteira) || isMesma(digitada, palavra)

/** Whether a name is these words, in any order. */
export const isNomeExato = ({ palavras }: Nome, digitadas: readonly Palavra[]): boolean =>
  palavras.length === digitadas.length &&
  digitadas.every((digitada) => palavras.some((palavra) => isMesma(digitada, palavra)))

const beginsNome = ({ palavras }: Nome, digitadas: readonly Palavra[], compare: Compare): boolean =>
  isNomeExato({ palavras, posicao: 0 }, digitadas) ||
  digitadas.every((digitada, i) => {
    const palavra = palavras[i]
    return palavra !== undefined && compare(digitada, palavra)
  })

// Made at the first search, as the index of the events is.
let termos: readonly Nome[] | undefined
function listTermos(): readonly Nome[] {
  termos ??= SINONIMOS_EVENTO.map(([termo]) => ({ palavras: listPalavras(termo), posicao: 0 }))
  return termos
}

const listNomes = (evento: EventoPesquisavel): readonly Nome[] => {
  const indice = indexEvento(evento)
  return [...indice.termos, indice.descricao]
}

/** Whether one of the event's names, people's or its own, begins with these words. */
export const isChamado = (
  evento: EventoPesquisavel,
  digitadas: readonly Palavra[],
  compare: Compare,
): boolean => listNomes(evento).some((nome) => beginsNome(nome, digitadas, compare))

/**
 * How the words are compared by which somebody calls an event, offered here or not: whole where they are a name, by their
 * beginning where one begins so; undefined where nothing is called so.
 */
export function findCompareNome(
  outros: readonly EventoPesquisavel[],
  digitadas: readonly Palavra[],
): Compare | undefined {
  const nomes = [...listTermos(), ...outros.flatMap(listNomes)]
  if (nomes.some((nome) => isNomeExato(nome, digitadas))) return isMesma
  return nomes.some((nome) => beginsNome(nome, digitadas, isComeco)) ? isComeco : undefined
}
