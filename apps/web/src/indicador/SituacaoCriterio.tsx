import type { Criterio } from '@portal/contract/indicador.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './Indicador.module.css'
import { describeFalta } from './indicadorWords.ts'

/** Whether a criterion is met, and what is missing where it is not. */
export const SituacaoCriterio = ({ criterio }: { criterio: Criterio }) =>
  criterio.atendido ? (
    <Badge tone="sucesso">Atendido</Badge>
  ) : (
    <span className={styles.pilha}>
      <Badge tone="atencao">Não atendido</Badge>
      <span className={styles.detalhe}>{describeFalta(criterio)}</span>
    </span>
  )
