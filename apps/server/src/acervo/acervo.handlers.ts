import type { acervo } from '@portal/contract/acervo.ts'
import type { Handlers } from '../http/handler.ts'
import { getImagemAcervo } from './getImagemAcervo.ts'
import { getMontagem } from './getMontagem.ts'
import { listAcervo } from './listAcervo.ts'
import { listEventosDente } from './listEventosDente.ts'
import { updateMontagem } from './updateMontagem.ts'

export const acervoHandlers: Handlers<typeof acervo> = {
  listAcervo,
  listEventosDente,
  getMontagem,
  updateMontagem,
  getImagemAcervo,
}
