import type { EventoOfertado } from '@portal/contract/evento.ts'

/** As many as are read before another word is typed; each one costs time at every key. */
const MAXIMO = 12

const plain = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

// The table does not change while it is searched, and it is searched at every key.
const descricoes = new WeakMap<EventoOfertado, string>()

function plainDescricao(evento: EventoOfertado): string {
  const pronta = descricoes.get(evento) ?? plain(evento.descricao)
  descricoes.set(evento, pronta)
  return pronta
}

/** Makes the table ready to be searched, which the first key would wait for. */
export function prepareEventos(eventos: readonly EventoOfertado[]): void {
  for (const evento of eventos) plainDescricao(evento)
}

/**
 * The events that match what was typed, best first: digits match the start of the current or a former code; words
 * match in any order, with or without accents. A label that was chosen before matches its own event.
 */
export function searchEventos(eventos: readonly EventoOfertado[], texto: string): EventoOfertado[] {
  const digitos = /^[\d.\s]*/.exec(texto)?.[0].replaceAll(/\D/g, '') ?? ''
  const palavras = plain(texto.slice(/^[\d.\s]*/.exec(texto)?.[0].length ?? 0))
    .split(/\s+/)
    .filter(Boolean)
  const matches = (evento: EventoOfertado): boolean => {
    const codigos = [evento.codigoEvento, ...evento.codigosAntigos]
    const descricao = plainDescricao(evento)
    return (
      (digitos === '' || codigos.some((codigo) => codigo.startsWith(digitos))) &&
      palavras.every((palavra) => descricao.includes(palavra))
    )
  }
  const first = palavras[0] ?? ''
  const rank = (evento: EventoOfertado): number => (plainDescricao(evento).startsWith(first) ? 0 : 1)
  return eventos
    .filter(matches)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAXIMO)
}
