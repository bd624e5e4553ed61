import type { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Handlers } from '../http/handler.ts'
import { exportGuias } from './exportGuias.ts'
import { listPendentes } from './listPendentes.ts'
import { searchGuias } from './searchGuias.ts'
import { searchTudo } from './searchTudo.ts'
import { watchGuia } from './watchGuia.ts'

export const pesquisaHandlers: Handlers<typeof pesquisa> = {
  searchGuias,
  listPendentes,
  exportGuias,
  searchTudo,
  watchGuia,
}
