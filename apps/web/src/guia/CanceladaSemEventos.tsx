import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import styles from './CanceladaSemEventos.module.css'
import { HistoricoLido } from './HistoricoGuia.tsx'
import { PainelEventos } from './PainelEventos.tsx'

/** A guide that was cancelled before an event was sent: all that there was of it is what was done with it, and by whom. */
export const CanceladaSemEventos = ({ guia }: { guia: GuiaDetalhada }) => (
  <PainelEventos
    isText
    quantos={0}
    resumo={<p className={styles.nota}>Cancelada sem eventos: nenhum tinha sido enviado.</p>}
  >
    <div className={styles.passos}>
      <HistoricoLido guia={guia} loading="Carregando o histórico" />
    </div>
  </PainelEventos>
)
