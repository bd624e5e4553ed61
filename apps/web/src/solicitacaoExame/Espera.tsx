import type { ResumoSolicitacao } from '@portal/contract/exame.ts'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { findPrazo, isNoFim, namePrazo, showFim } from './esperaPedido.ts'

/** Until when somebody has to act on a request, or how it ended; nothing where its status says it all. */
export function Espera({ pedido }: { pedido: ResumoSolicitacao }) {
  const prazo = findPrazo(pedido)
  if (!prazo) return showFim(pedido)
  return (
    <>
      {namePrazo(pedido)}{' '}
      <Prazo isDeOutro={pedido.status === 'EM_ANALISE'} isLong={isNoFim(pedido)} prazo={prazo} />
    </>
  )
}
