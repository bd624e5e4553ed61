import { Button } from '../../ui/action/Button.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import styles from './Veredito.module.css'

/** An event was taken out: what it was, and the way back, where the verdict of what is entered stands. */
export const Removido = ({ texto, onUndo }: { texto: string; onUndo: () => void }) => (
  <p className={styles.linha}>
    <span className={styles.item}>Removido: {texto}</span>
    <span className={styles.acoes}>
      <Button icon="undo" onPress={onUndo} size="pequeno" variant="fantasma">
        Desfazer <KeyHint keys="Ctrl+Z" />
      </Button>
    </span>
  </p>
)
