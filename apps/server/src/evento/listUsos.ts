import type { evento } from '@portal/contract/evento.ts'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { Handler } from '../http/handler.ts'
import { listUsoEventos } from './favorito.store.ts'

/** What a practice does changes with its years: only the last one counts. */
const MESES = 12

export const listUsos: Handler<typeof evento.listUsos> = ({ db, sessao, hoje }) =>
  listUsoEventos(db, sessao.codigoCredenciado, addMonths(hoje, -MESES))
