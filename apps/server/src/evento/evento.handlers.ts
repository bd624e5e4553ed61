import type { evento } from '@portal/contract/evento.ts'
import type { Handlers } from '../http/handler.ts'
import { getFaces } from './getFaces.ts'
import { getRegra } from './getRegra.ts'
import { getTemplate } from './getTemplate.ts'
import { getValor } from './getValor.ts'
import { listEventos } from './listEventos.ts'
import { listEventosFicha } from './listEventosFicha.ts'
import { listEventosTraduzidos } from './listEventosTraduzidos.ts'
import { listFavoritos } from './listFavoritos.ts'
import { listUsos } from './listUsos.ts'
import { updateDataEvento } from './updateDataEvento.ts'
import { updateFavoritos } from './updateFavoritos.ts'

export const eventoHandlers: Handlers<typeof evento> = {
  getValor,
  getFaces,
  getTemplate,
  listEventos,
  listEventosTraduzidos,
  listEventosFicha,
  updateDataEvento,
  getRegra,
  listFavoritos,
  updateFavoritos,
  listUsos,
}
