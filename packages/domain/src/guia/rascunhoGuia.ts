/** What a list says under the status of a guide that is a draft. */
export const RASCUNHO_NAO_ENVIADO = 'Rascunho, ainda não enviado'

/** How many events are typed in a guide of which nothing was sent yet; 0 where it is no draft. */
export const countRascunho = (guia: { quantidadeEventos: number; eventosRascunho: number | null }): number =>
  guia.quantidadeEventos === 0 ? (guia.eventosRascunho ?? 0) : 0
