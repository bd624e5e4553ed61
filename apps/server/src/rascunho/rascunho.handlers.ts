import type { rascunho } from '@portal/contract/rascunho.ts'
import type { Handlers } from '../http/handler.ts'
import { getContexto } from './getContexto.ts'
import { saveRascunho } from './saveRascunho.ts'
import { simulateGuia } from './simulateGuia.ts'

export const rascunhoHandlers: Handlers<typeof rascunho> = {
  saveRascunho,
  simulateGuia,
  getContexto,
}
