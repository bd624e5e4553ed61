import type { impressao } from '@portal/contract/impressao.ts'
import type { Handlers } from '../http/handler.ts'
import { printDemonstrativo } from './printDemonstrativo.ts'
import { printGuia } from './printGuia.ts'
import { printRecurso } from './printRecurso.ts'
import { printSolicitacao } from './printSolicitacao.ts'

export const impressaoHandlers: Handlers<typeof impressao> = {
  printGuia,
  printDemonstrativo,
  printRecurso,
  printSolicitacao,
}
