import type { EventoOfertado } from '@portal/contract/evento.ts'
import { type LinhaEvento, parseLinhaEvento } from '@portal/domain/evento/linha/linhaEvento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { describeAntigo } from '../evento/descricoes.ts'
import { findEvento, isNomeDo, type SearchEventos } from '../evento/useBuscaEvento.ts'
import type { LugarCobertura } from './toPedidoCobertura.ts'

/** The question that a line asks, or why it asks none. */
export type LinhaLida =
  | (LugarCobertura & {
      evento: EventoOfertado
      /** That the code is another one by now, where it is (Spec §7). */
      antigo?: string
    })
  | { erro: string }

type Meio = {
  eventos: readonly EventoOfertado[]
  search: SearchEventos
  /** The event in hand. */
  atual: EventoOfertado | undefined
}

function readEvento(linha: LinhaEvento, { eventos, search, atual }: Meio): EventoOfertado | string {
  const { codigoEvento, palavras } = linha
  if (codigoEvento) {
    const achado = findEvento(eventos, codigoEvento)
    if (!achado) return `Não existe evento ${formatCodigoEvento(codigoEvento)} na tabela da operadora.`
    return isNomeDo(achado, palavras) ? achado : `Não entendemos “${palavras}”.`
  }
  if (!palavras) return atual ?? 'Faltou o evento: o código ou palavras do nome.'
  // As in the guide's line the best one that can be there is taken; the field below says which it is.
  return search(palavras, [linha])[0] ?? `Nenhum evento com “${palavras}”.`
}

/**
 * Reads "26 OM 85100200", the line of the guide, as a question: its parts in any order, the event by code or by words.
 * Without an event it asks about the one in hand at another place.
 */
export function readLinhaCobertura(texto: string, meio: Meio): LinhaLida {
  const [leitura, ...outras] = parseLinhaEvento(texto)
  if (!leitura) return { erro: 'Escreva a pergunta, como 26 OM 85100200.' }
  if (outras.length > 0) return { erro: 'Pergunte um evento de cada vez.' }
  if (!leitura.ok) return { erro: leitura.erros[0]?.mensagem ?? '' }
  const { linha } = leitura
  if (linha.quantidade !== undefined) return { erro: 'A pergunta vale para um evento: tire a quantidade.' }
  const evento = readEvento(linha, meio)
  if (typeof evento === 'string') return { erro: evento }
  const lugar = { local: linha.dente ?? linha.regiao ?? '', faces: linha.faces }
  const { codigoEvento } = linha
  const antigo =
    codigoEvento && codigoEvento !== evento.codigoEvento
      ? { antigo: describeAntigo(codigoEvento, evento.codigoEvento) }
      : {}
  if (evento.local === 'nenhum' && lugar.local)
    return { erro: `${evento.descricao} não leva dente nem região: pergunte só o evento.` }
  // Of what was typed nothing is left out: the answer says what is wrong.
  return { evento, ...antigo, ...lugar }
}
