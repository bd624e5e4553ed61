import type { formularioOrto } from '@portal/contract/formularioOrto.ts'
import type { Handlers } from '../http/handler.ts'
import { getFormularioOrto } from './getFormularioOrto.ts'

export const formularioOrtoHandlers: Handlers<typeof formularioOrto> = { getFormularioOrto }
