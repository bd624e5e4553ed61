import { toPalavras, toPlano, toSingular } from '../../texto/palavra.ts'
import { EVENTOS_COMUNS } from './eventoComum.data.ts'
import { SINONIMOS_EVENTO } from './sinonimoEvento.data.ts'

/** What of an event is searched. */
export type EventoPesquisavel = {
  readonly codigoEvento: string
  readonly descricao: string
  readonly codigosAntigos: readonly string[]
}

export type Palavra = { readonly inteira: string; readonly singular: string }

/** Words that are one name of an event: a term of people's, or its description. */
export type Nome = {
  readonly palavras: readonly Palavra[]
  /** The event's place among those of the term, the commonest first. */
  readonly posicao: number
}

export type IndiceEvento = {
  readonly termos: readonly Nome[]
  readonly descricao: Nome
  readonly texto: string
  /** How common the event is, 0 for the commonest. */
  readonly ordem: number
}

export const listPalavras = (texto: string): Palavra[] =>
  toPalavras(texto).map((inteira) => ({ inteira, singular: toSingular(inteira) }))

type Comuns = {
  readonly termos: ReadonlyMap<string, readonly Nome[]>
  readonly ordem: ReadonlyMap<string, number>
}

function indexComuns(): Comuns {
  const termos = new Map<string, Nome[]>()
  for (const [termo, eventos] of SINONIMOS_EVENTO) {
    const palavras = listPalavras(termo)
    for (const [posicao, codigo] of eventos.entries()) {
      const nomes = termos.get(codigo)
      if (nomes) nomes.push({ palavras, posicao })
      else termos.set(codigo, [{ palavras, posicao }])
    }
  }
  return { termos, ordem: new Map(EVENTOS_COMUNS.map((codigo, i) => [codigo, i])) }
}

// Made at the first search: a page that never searches is spared it.
let comuns: Comuns | undefined

// The table does not change while it is searched, and it is searched at every key.
const indices = new WeakMap<EventoPesquisavel, IndiceEvento>()

/** The names of an event, ready to be compared. */
export function indexEvento(evento: EventoPesquisavel): IndiceEvento {
  const pronto = indices.get(evento)
  if (pronto) return pronto
  comuns ??= indexComuns()
  const { codigoEvento, descricao } = evento
  const indice = {
    termos: comuns.termos.get(codigoEvento) ?? [],
    descricao: { palavras: listPalavras(descricao), posicao: 0 },
    texto: toPlano(descricao),
    ordem: comuns.ordem.get(codigoEvento) ?? comuns.ordem.size,
  }
  indices.set(evento, indice)
  return indice
}
