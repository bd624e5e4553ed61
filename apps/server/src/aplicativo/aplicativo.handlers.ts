import type { aplicativo } from '@portal/contract/aplicativo.ts'
import type { Handlers } from '../http/handler.ts'
import { sendAto } from './sendAto.ts'

export const aplicativoHandlers: Handlers<typeof aplicativo> = { sendAto }
