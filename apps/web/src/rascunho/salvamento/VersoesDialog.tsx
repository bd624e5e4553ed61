import type { ReactNode } from 'react'
import { showInstante } from '../../calendario/format.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './VersoesDialog.module.css'

/** This screen's version, or the one that the server has. */
export type Escolhida = 'local' | 'servidor'

type VersoesDialogProps = {
  title: string
  onChoose: (qual: Escolhida) => void
  /** The two versions, each a `Versao`. */
  children: ReactNode
}

/**
 * Two screens changed the same thing: both versions side by side, and the person says which one stays. No key says so for all
 * of it: the one that sends, pressed twice, would choose whose work is lost.
 */
export const VersoesDialog = ({ title, onChoose, children }: VersoesDialogProps) => (
  <Dialog
    footer={
      <>
        <Button onPress={() => onChoose('servidor')}>Usar a outra versão</Button>
        <Button onPress={() => onChoose('local')} variant="primario">
          Ficar com esta tela
        </Button>
      </>
    }
    isAviso
    isDismissable={false}
    isOpen
    onClose={() => undefined}
    size="largo"
    title={title}
  >
    <p>A versão que você não escolher será substituída.</p>
    <div className={styles.versoes}>{children}</div>
  </Dialog>
)

/**
 * One of them, and when it was kept. Of what a screen holds no hour is known: some of it may be kept, and some typed since.
 */
export const Versao = ({
  titulo,
  em,
  children,
}: {
  titulo: string
  em: string | null
  children: ReactNode
}) => (
  <section aria-label={titulo} className={styles.versao}>
    <h3>{titulo}</h3>
    <p className={styles.quando}>{em ? `Salva em ${showInstante(em)}` : 'Como está agora nesta tela'}</p>
    {children}
  </section>
)
