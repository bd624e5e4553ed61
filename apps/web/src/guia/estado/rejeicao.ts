import type { EventoGuia } from '@portal/contract/evento.ts'
import { getStatusToken, isRejeitado } from '@portal/domain/guia/statusToken.tables.ts'

/** What is said of an event that the patient said no to; undefined of any other. */
export const findRejeicao = (evento: Pick<EventoGuia, 'statusToken'>) =>
  isRejeitado(evento) ? getStatusToken(evento.statusToken) : undefined
