import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import type { Handlers } from '../http/handler.ts'
import { acknowledgeExame } from './acknowledgeExame.ts'
import { deleteVinculo } from './deleteVinculo.ts'
import { getDetalhada } from './getDetalhada.ts'
import { getImagemExame } from './getImagemExame.ts'
import { linkExames } from './linkExames.ts'
import { listFichasExames } from './listFichasExames.ts'
import { listGuiasEmAberto } from './listGuiasEmAberto.ts'
import { listImagensVinculadas } from './listImagensVinculadas.ts'
import { listProntos } from './listProntos.ts'
import { watchSolicitacao } from './watchSolicitacao.ts'

export const vinculoExameHandlers: Handlers<typeof vinculoExame> = {
  listFichasExames,
  listGuiasEmAberto,
  linkExames,
  deleteVinculo,
  listImagensVinculadas,
  getImagemExame,
  getDetalhada,
  watchSolicitacao,
  listProntos,
  acknowledgeExame,
}
