import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handlers } from '../http/handler.ts'
import { cancelAcao } from './cancelAcao.ts'
import { createDiferenca } from './createDiferenca.ts'
import { createRecusa } from './createRecusa.ts'
import { getConciliacao } from './getConciliacao.ts'
import { linkDepositos } from './linkDepositos.ts'
import { listAcoes } from './listAcoes.ts'
import { listDepositos } from './listDepositos.ts'
import { listIdentidades } from './listIdentidades.ts'
import { sendCreditos } from './sendCreditos.ts'

export const conciliacaoHandlers: Handlers<typeof conciliacao> = {
  getConciliacao,
  listDepositos,
  listIdentidades,
  listAcoes,
  sendCreditos,
  linkDepositos,
  createRecusa,
  createDiferenca,
  cancelAcao,
}
