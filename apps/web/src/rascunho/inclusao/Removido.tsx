import { DesfazerButton } from './DesfazerButton.tsx'
import styles from './Veredito.module.css'

/** An event was taken out: what it was, and the way back, where the verdict of what is entered stands. */
export const Removido = ({ texto, onUndo }: { texto: string; onUndo: () => void }) => (
  <p className={styles.linha}>
    <span className={styles.item}>Removido: {texto}</span>
    <DesfazerButton onUndo={onUndo} />
  </p>
)
