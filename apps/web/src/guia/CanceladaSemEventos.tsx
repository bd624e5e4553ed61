import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { HistoricoLido } from './HistoricoGuia.tsx'
import { PainelLido } from './PainelLido.tsx'

/** A guide that was cancelled before an event was sent: all that there was of it is what was done with it, and by whom. */
export const CanceladaSemEventos = ({ guia }: { guia: GuiaDetalhada }) => (
  <PainelLido nota="Cancelada sem eventos: nenhum tinha sido enviado." quantos={0}>
    <HistoricoLido guia={guia} loading="Carregando o histórico" />
  </PainelLido>
)
