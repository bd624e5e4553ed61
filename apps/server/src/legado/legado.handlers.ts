import type { legado } from '@portal/contract/legado.ts'
import type { Handlers } from '../http/handler.ts'
import { getLegado } from './getLegado.ts'

export const legadoHandlers: Handlers<typeof legado> = { getLegado }
