import type { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import type { Handlers } from '../http/handler.ts'
import { getTratamento } from './getTratamento.ts'
import { searchTratamentos } from './searchTratamentos.ts'
import { sendReanalise } from './sendReanalise.ts'

export const reanalisePrazoHandlers: Handlers<typeof reanalisePrazo> = {
  searchTratamentos,
  getTratamento,
  sendReanalise,
}
