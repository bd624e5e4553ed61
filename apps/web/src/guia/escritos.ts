import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

/** What stands in the draft of a guide that was not sent; of a cancelled one nothing does. */
export const listEscritos = ({
  eventos,
  rascunho,
  statusFicha: status,
}: GuiaDetalhada): readonly ItemRascunho[] =>
  eventos.length > 0 || status === statusFicha.cancelada ? [] : (rascunho?.itens ?? [])
