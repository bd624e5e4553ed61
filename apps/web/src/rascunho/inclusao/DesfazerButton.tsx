import { Button } from '../../ui/action/Button.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import styles from './Veredito.module.css'

/** The way back from what was just entered or taken out, at the end of its line. */
export const DesfazerButton = ({ onUndo }: { onUndo: () => void }) => (
  <span className={styles.acoes}>
    <Button icon="undo" onPress={onUndo} size="pequeno" variant="fantasma">
      Desfazer <KeyHint keys="Ctrl+Z" />
    </Button>
  </span>
)
