import { type FormaEvento, sortPeloLugar } from './cabeNoLugar.ts'
import type { EventoPesquisavel } from './indexEvento.ts'
import { parseLinhaEvento } from './linhaEvento.ts'
import { type EventoAchado, type OpcoesBusca, searchEventos } from './searchEventos.ts'

const MAXIMO = 12

/**
 * The events that a whole phrase may mean, its tooth among the words: "canal do 36" is the canal that a 36 has (Interface
 * B2.5). What finds something as it stands is left so: "2 faces" tells no tooth.
 */
export function searchFrase<E extends EventoPesquisavel & FormaEvento>(
  eventos: readonly E[],
  texto: string,
  opcoes: OpcoesBusca = {},
): readonly EventoAchado<E>[] {
  const inteira = searchEventos(eventos, texto, opcoes)
  if (inteira.length > 0) return inteira
  const [leitura] = parseLinhaEvento(texto)
  if (!leitura?.ok || leitura.linha.codigoEvento || !leitura.linha.palavras) return []
  const { palavras } = leitura.linha
  const achados = searchEventos(eventos, palavras, { ...opcoes, maximo: eventos.length })
  return sortPeloLugar(
    achados.map(({ evento }) => evento),
    [leitura.linha],
  )
    .slice(0, opcoes.maximo ?? MAXIMO)
    .map((evento) => ({ evento }))
}
