import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { showInstante } from '../calendario/format.ts'
import { Timeline } from '../ui/data/Timeline.tsx'
import { Card } from '../ui/layout/Card.tsx'

/** Every step of the request's life, the newest first; a unit is told none. */
export function HistoricoSolicitacao({ pedido }: { pedido: SolicitacaoExame }) {
  const passos = pedido.historico.toReversed()
  if (passos.length === 0) return null
  return (
    <Card title="Histórico">
      <Timeline
        events={passos.map(({ em, autor, acao, paraStatus, motivo }, indice) => {
          const situacao = getStatusSolicitacao(paraStatus)
          return {
            id: `${em}-${passos.length - indice}`,
            title: acao,
            at: em,
            when: showInstante(em),
            who: autor,
            tone: situacao?.tom ?? 'neutro',
            detail: [situacao?.rotulo, motivo].filter(Boolean).map((texto) => <p key={texto}>{texto}</p>),
          }
        })}
        label="Histórico do pedido"
      />
    </Card>
  )
}
