import type { manutencao } from '@portal/contract/manutencao.ts'
import type { Handlers } from '../http/handler.ts'
import { getAno } from './getAno.ts'
import { getMes } from './getMes.ts'
import { listAnos } from './listAnos.ts'

export const manutencaoHandlers: Handlers<typeof manutencao> = { getMes, listAnos, getAno }
