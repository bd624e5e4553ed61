/** Why a guide stays: an event is written in its line, or waits in it for a place, and what is sent takes no more. */
export const EVENTO_ESCRITO =
  'Há um evento escrito e não incluído: inclua-o, com Enter ou Incluir, ou apague-o.'
export const EVENTO_A_ESPERA =
  'Há um evento à espera do lugar: dê-lhe o lugar, ou desista dele com Esc na linha.'

const retidos: readonly (string | undefined)[] = [EVENTO_ESCRITO, EVENTO_A_ESPERA]

/** Of what is said at the line, what keeps the guide from going. */
export const findRetido = (ditos: readonly (string | undefined)[]): string | undefined =>
  ditos.find((dito) => retidos.includes(dito))
