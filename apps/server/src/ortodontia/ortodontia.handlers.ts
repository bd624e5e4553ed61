import type { ortodontia } from '@portal/contract/ortodontia.ts'
import type { Handlers } from '../http/handler.ts'
import { getCoberturaOrto } from './getCoberturaOrto.ts'
import { getInformacoesOrto } from './getInformacoesOrto.ts'
import { validatePrazoOrto } from './validatePrazoOrto.ts'

export const ortodontiaHandlers: Handlers<typeof ortodontia> = {
  getInformacoesOrto,
  getCoberturaOrto,
  validatePrazoOrto,
}
