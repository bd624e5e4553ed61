import type { evento } from '@portal/contract/evento.ts'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { Handler } from '../http/handler.ts'
import { listUsoEventos, MESES_USO } from './favorito.store.ts'

export const listUsos: Handler<typeof evento.listUsos> = ({ db, sessao, hoje }) =>
  listUsoEventos(db, sessao.codigoCredenciado, addMonths(hoje, -MESES_USO))
