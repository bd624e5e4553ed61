import { KeyHint } from '../ui/KeyHint.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import type { Shortcut } from '../ui/useShortcuts.ts'
import styles from './AtalhosDialog.module.css'

type AtalhosDialogProps = { atalhos: readonly Pick<Shortcut, 'keys' | 'description'>[]; onClose: () => void }

/** The sheet of the page's keys; the chart has its own, which says the keys of the teeth. */
export function AtalhosDialog({ atalhos, onClose }: AtalhosDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Atalhos desta tela">
      <dl className={styles.lista}>
        {atalhos.map(({ keys, description }) => (
          <div className={styles.linha} key={keys}>
            <dt>
              <KeyHint keys={keys} />
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.nota}>Dentro do odontograma, a tecla ? mostra as teclas dos dentes e das faces.</p>
    </Dialog>
  )
}
