import type { evento } from '@portal/contract/evento.ts'
import type { Handlers } from '../http/handler.ts'
import { getFaces } from './getFaces.ts'
import { getRegra } from './getRegra.ts'
import { getTemplate } from './getTemplate.ts'
import { getValor } from './getValor.ts'
import { listEventos } from './listEventos.ts'
import { listEventosFicha } from './listEventosFicha.ts'
import { listEventosTraduzidos } from './listEventosTraduzidos.ts'
import { updateDataEvento } from './updateDataEvento.ts'

export const eventoHandlers: Handlers<typeof evento> = {
  getValor,
  getFaces,
  getTemplate,
  listEventos,
  listEventosTraduzidos,
  listEventosFicha,
  updateDataEvento,
  getRegra,
}
