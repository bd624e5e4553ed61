import type { glosa } from '@portal/contract/glosa.ts'
import type { Handlers } from '../http/handler.ts'
import { getExplicacao } from './getExplicacao.ts'

export const glosaHandlers: Handlers<typeof glosa> = { getExplicacao }
