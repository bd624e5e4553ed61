import type { ResumoSolicitacao } from '@portal/contract/exame.ts'
import { explicaSolicitacoes } from '@portal/domain/solicitacaoExame/explicaSolicitacao.tables.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'
import { findPrazo, tonePedido } from './esperaPedido.ts'

type StatusPedidoBadgeProps = { pedido: Pick<ResumoSolicitacao, 'status' | 'prazo' | 'validade'> }

/** A request's status: its word and, on demand, what it means, what comes next and until when (Interface B2.6). */
export function StatusPedidoBadge({ pedido }: StatusPedidoBadgeProps) {
  const { status } = pedido
  const linha = getStatusSolicitacao(status)
  const { ajuda, proximoPasso } = explicaSolicitacoes[status]
  const prazo = findPrazo(pedido)
  return (
    <BadgeDetails
      due={prazo && showPrazo(prazo, today())}
      nextStep={proximoPasso}
      reason={ajuda}
      tone={tonePedido(pedido)}
      word={linha?.rotulo ?? status}
    />
  )
}
