import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Handlers } from '../http/handler.ts'
import { getAssociado } from './getAssociado.ts'
import { getCpf } from './getCpf.ts'
import { getEvento } from './getEvento.ts'
import { getInformacoes } from './getInformacoes.ts'
import { listEventos } from './listEventos.ts'
import { searchAssociado } from './searchAssociado.ts'

export const elegibilidadeHandlers: Handlers<typeof elegibilidade> = {
  searchAssociado,
  getAssociado,
  getInformacoes,
  getCpf,
  listEventos,
  getEvento,
}
