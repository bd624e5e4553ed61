import type { capturaExame } from '@portal/contract/capturaExame.ts'
import type { Handlers } from '../http/handler.ts'
import { captureSolicitacao } from './captureSolicitacao.ts'
import { deleteCaptura } from './deleteCaptura.ts'
import { getSolicitante } from './getSolicitante.ts'
import { listCapturas } from './listCapturas.ts'

export const capturaExameHandlers: Handlers<typeof capturaExame> = {
  captureSolicitacao,
  listCapturas,
  deleteCaptura,
  getSolicitante,
}
