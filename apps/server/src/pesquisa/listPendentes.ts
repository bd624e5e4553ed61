import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { pesquisa } from '@portal/contract/pesquisa.ts'
import { statusPendentes } from '@portal/domain/guia/pendencia.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Handler } from '../http/handler.ts'
import { loadFaltas } from '../prazo/faltas.ts'
import type { Busca } from './filtro.ts'
import { inOrdem, loadPaginaEm } from './pagina.ts'

/**
 * Pending guides are those that wait for a technical justification or for documents (Spec §7), or for these alone; with those
 * whose plan is to be sent where they are asked for.
 */
export function toPendentes(planosAEnviar = false, soImagens = false): Busca {
  const status = soImagens ? [statusFicha.aguardandoDocumentacao] : statusPendentes
  return planosAEnviar ? { status: [...status, statusFicha.emAnalise], planosAEnviar } : { status }
}

/** The overdue first, then the nearest term, where no other order is asked for. */
export const ORDEM_PENDENTES = 'prazo'

export const listPendentes: Handler<typeof pesquisa.listPendentes> = async (context) => {
  const { soImagens = false, planosAEnviar, ordem = ORDEM_PENDENTES, ...pedido } = context.query
  const busca = toPendentes(planosAEnviar, soImagens)
  const pagina = await loadPaginaEm(context, inOrdem(busca, ordem), pedido)
  if (!soImagens) return pagina
  const toPrazo = ({ numeroFicha: referencia }: GuiaResumo) => ({ tipo: 'IMAGEM', referencia }) as const
  const faltasDe = await loadFaltas(context, pagina.guias.map(toPrazo))
  const guias = pagina.guias.map((guia) => ({ ...guia, faltas: faltasDe(toPrazo(guia)).faltas }))
  return { ...pagina, guias }
}
