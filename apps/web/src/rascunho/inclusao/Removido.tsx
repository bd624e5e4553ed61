import type { PassoEmPalavras } from '../estado/passo.ts'
import { DesfazerButton } from './DesfazerButton.tsx'
import styles from './Veredito.module.css'

/** Events were taken out: which, and the way back, where the verdict of what is entered stands. */
export const Removido = ({ passo, onUndo }: { passo: PassoEmPalavras; onUndo: () => void }) => (
  <p className={styles.linha}>
    <span className={styles.item}>
      {passo.verbo}: {passo.texto}
    </span>
    <DesfazerButton onUndo={onUndo} />
  </p>
)
