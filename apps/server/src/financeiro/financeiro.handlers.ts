import type { financeiro } from '@portal/contract/financeiro.ts'
import type { Handlers } from '../http/handler.ts'
import { exportDemonstrativo } from './exportDemonstrativo.ts'
import { exportGtoDigital } from './exportGtoDigital.ts'
import { getCodigoPrincipal } from './getCodigoPrincipal.ts'
import { searchGto } from './searchGto.ts'
import { searchGtoDigital } from './searchGtoDigital.ts'
import { searchPeriodo } from './searchPeriodo.ts'

export const financeiroHandlers: Handlers<typeof financeiro> = {
  getCodigoPrincipal,
  searchPeriodo,
  searchGto,
  exportDemonstrativo,
  searchGtoDigital,
  exportGtoDigital,
}
