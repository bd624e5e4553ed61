import { isQuase } from '../../texto/palavra.ts'
import { type Compare, findCompareNome, isChamado, isComeco, isNomeExato } from './chamado.ts'
import {
  type EventoPesquisavel,
  type IndiceEvento,
  indexEvento,
  listPalavras,
  type Nome,
  type Palavra,
} from './indexEvento.ts'

export type OpcoesBusca = {
  /** How often the practice did each event: among equals its usual ones come first. */
  readonly usos?: ReadonlyMap<string, number> | undefined
  readonly maximo?: number
  /** The events of the operator's table that are not offered here: their names are known, and mean nothing else. */
  readonly outros?: readonly EventoPesquisavel[] | undefined
}

export type EventoAchado<E> = {
  readonly evento: E
  /** The whole former code by which it was found: what was typed is another code by now. Spec §7. */
  readonly codigoAntigo?: string
}

/** As many as are read before another word is typed; each one costs time at every key. */
const MAXIMO = 12

/** How well the words meet an event, best first. */
const EXATA = 0
const TERMO = 1
const DESCRICAO = 2
const MISTURA = 3

type Acerto = { readonly exatidao: number; readonly posicao: number }
/** The same with one wrong letter forgiven. A word stands in many names and is looked at once. */
function createQuase(): Compare {
  const vistas = new Map<Palavra, Map<string, boolean>>()
  return (digitada, palavra) => {
    const daDigitada = vistas.get(digitada) ?? new Map<string, boolean>()
    vistas.set(digitada, daDigitada)
    const vista =
      daDigitada.get(palavra.inteira) ??
      (isComeco(digitada, palavra) ||
        isQuase(digitada.inteira, palavra.inteira) ||
        isQuase(digitada.singular, palavra.singular))
    daDigitada.set(palavra.inteira, vista)
    return vista
  }
}

/** What nearly every event has to do with: words that tell none from another, where others do. */
const FRACAS: ReadonlySet<string> = new Set(['dente', 'dental', 'dentario', 'geral'])

function dropFracas(digitadas: readonly Palavra[]): readonly Palavra[] {
  const fortes = digitadas.filter(({ singular }) => !FRACAS.has(singular))
  return fortes.length > 0 ? fortes : digitadas
}

/** The words that tell one event from another. */
export const listFortes = (texto: string): readonly Palavra[] => dropFracas(listPalavras(texto))

/** Makes the table ready to be searched, which the first key would wait for. */
export function prepareEventos(eventos: readonly EventoPesquisavel[]): void {
  for (const evento of eventos) indexEvento(evento)
}

/** A code at the start of what was typed, in any punctuation, and what follows it. */
function splitCodigo(texto: string): { codigo: string; resto: string } {
  const inicio = /^[\d.\s-]*/.exec(texto)?.[0] ?? ''
  return { codigo: inicio.replaceAll(/\D/g, ''), resto: texto.slice(inicio.length) }
}

const hasCodigo = ({ codigoEvento, codigosAntigos }: EventoPesquisavel, codigo: string): boolean =>
  codigoEvento.startsWith(codigo) || codigosAntigos.some((antigo) => antigo.startsWith(codigo))

const isEm = ({ palavras }: Nome, digitada: Palavra, compare: Compare): boolean =>
  palavras.some((palavra) => compare(digitada, palavra))

/** Where the words meet the event best; undefined where one of them does not. */
function rateEvento(
  indice: IndiceEvento,
  digitadas: readonly Palavra[],
  compare: Compare,
): Acerto | undefined {
  const { termos, descricao, texto } = indice
  if (digitadas.length === 0) return { exatidao: EXATA, posicao: 0 }
  const nomes = [...termos, descricao]
  const exato = nomes.find((nome) => isNomeExato(nome, digitadas))
  if (exato) return { exatidao: EXATA, posicao: exato.posicao }
  const hasTodas = (nome: Nome) => digitadas.every((digitada) => isEm(nome, digitada, compare))
  const termo = termos.find(hasTodas)
  if (termo) return { exatidao: TERMO, posicao: termo.posicao }
  if (hasTodas(descricao)) return { exatidao: DESCRICAO, posicao: 0 }
  // Inside of a word as little as with a wrong letter: "implante" is no "reimplante" while anything is called so.
  const isDentro = (digitada: Palavra) => compare !== isComeco && texto.includes(digitada.inteira)
  const isMistura = digitadas.every(
    (digitada) => isDentro(digitada) || nomes.some((nome) => isEm(nome, digitada, compare)),
  )
  return isMistura ? { exatidao: MISTURA, posicao: 0 } : undefined
}

/** Whether the words are of a name that is not offered here: then no letter is forgiven. */
const isDeOutro = (outros: OpcoesBusca['outros'], digitadas: readonly Palavra[]): boolean =>
  outros !== undefined &&
  (findCompareNome(outros, digitadas) !== undefined ||
    outros.some((evento) => rateEvento(indexEvento(evento), digitadas, isComeco)))

/**
 * Where others are called what was typed, only those called so are meant: "aparelho" is no extraction for the sake of
 * one. Nothing where none offered is.
 */
function putChamadosFirst<A extends { evento: EventoPesquisavel; exatidao: number }>(
  achados: readonly A[],
  digitadas: readonly Palavra[],
  outros: OpcoesBusca['outros'],
): readonly A[] {
  if (!outros || digitadas.length === 0 || achados[0]?.exatidao === EXATA) return achados
  const compare = findCompareNome(outros, digitadas)
  if (!compare) return achados
  const chamados = achados.filter(({ evento }) => isChamado(evento, digitadas, compare))
  return chamados.length === 0 ? [] : [...new Set([...chamados, ...achados])]
}

/**
 * The events that what was typed may mean, best first: by the start of a current or a former code, by people's words
 * and by those of the description, in any order, without accents, in the plural. One wrong letter in a word is forgiven
 * where the words are known nowhere, and so is finding them inside of another: a name of an event that is not offered
 * here finds none in its stead. Equals follow by the practice's own use, then by how common they are (Interface
 * B2.5). A label that was chosen before finds its own event.
 */
export function searchEventos<E extends EventoPesquisavel>(
  eventos: readonly E[],
  texto: string,
  { usos, maximo = MAXIMO, outros }: OpcoesBusca = {},
): EventoAchado<E>[] {
  const { codigo, resto } = splitCodigo(texto)
  const doCodigo = codigo === '' ? eventos : eventos.filter((evento) => hasCodigo(evento, codigo))
  // "2 faces resina": no code begins so, and the number is a word.
  const isPalavra = doCodigo.length === 0
  const digitadas = listPalavras(isPalavra ? texto : resto)
  // Signs alone name no event; where nothing is typed, the usual ones are offered.
  if (codigo === '' && digitadas.length === 0 && texto.trim() !== '') return []
  const candidatos = isPalavra ? eventos : doCodigo
  const rateAll = (palavras: readonly Palavra[], compare: Compare) =>
    candidatos.flatMap((evento) => {
      const indice = indexEvento(evento)
      const acerto = rateEvento(indice, palavras, compare)
      return acerto
        ? [{ evento, ordem: indice.ordem, uso: usos?.get(evento.codigoEvento) ?? 0, ...acerto }]
        : []
    })
  const fortes = dropFracas(digitadas)
  /** "Limpeza dos dentes" is "limpeza", unless something is called so word by word: "dor de dente". */
  const rate = (compare: Compare) => {
    const todas = rateAll(digitadas, compare)
    const isInteira = fortes.length === digitadas.length || todas.some(({ exatidao }) => exatidao === EXATA)
    return isInteira ? todas : rateAll(fortes, compare)
  }
  const certos = rate(isComeco)
  const achados = certos.length > 0 || isDeOutro(outros, fortes) ? certos : rate(createQuase())
  const ordenados = achados.toSorted(
    (a, b) => a.exatidao - b.exatidao || b.uso - a.uso || a.posicao - b.posicao || a.ordem - b.ordem,
  )
  return putChamadosFirst(ordenados, fortes, outros)
    .slice(0, maximo)
    .map(({ evento }) => {
      const codigoAntigo = evento.codigosAntigos.find((antigo) => antigo === codigo)
      return codigoAntigo ? { evento, codigoAntigo } : { evento }
    })
}
