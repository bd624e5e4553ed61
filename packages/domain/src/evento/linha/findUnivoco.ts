import { isNomeExato } from './chamado.ts'
import { type EventoPesquisavel, listPalavras } from './indexEvento.ts'
import { listFortes } from './searchEventos.ts'
import { SINONIMOS_EVENTO, TERMOS_UNIVOCOS } from './sinonimoEvento.data.ts'

/**
 * The event that a word of one meaning means, where only others do it: "aparelho" at a desk is the orthodontist's, though
 * a mouthguard is called so too. Undefined where some event of that meaning is offered.
 */
export function findUnivoco<E extends EventoPesquisavel>(
  eventos: readonly EventoPesquisavel[],
  outros: readonly E[],
  texto: string,
): E | undefined {
  const digitadas = listFortes(texto)
  const [, codigos = []] =
    SINONIMOS_EVENTO.find(
      ([termo]) =>
        TERMOS_UNIVOCOS.has(termo) && isNomeExato({ palavras: listPalavras(termo), posicao: 0 }, digitadas),
    ) ?? []
  if (eventos.some(({ codigoEvento }) => codigos.includes(codigoEvento))) return undefined
  return codigos.flatMap((codigo) => outros.find(({ codigoEvento }) => codigoEvento === codigo) ?? [])[0]
}
