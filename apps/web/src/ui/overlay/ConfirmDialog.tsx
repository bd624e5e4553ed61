import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  /** A question that names the object: "Cancelar o pedido 7?" (Interface B2.7). */
  title: string
  children: ReactNode
  /** The verb of the action, never "Sim" or "OK". */
  confirmLabel: string
  isOpen: boolean
  isDestructive?: boolean
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the few actions that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isOpen, isDestructive, isPending, onConfirm, onClose } = props
  return (
    <Dialog
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            Voltar
          </Button>
          <Button
            isPending={isPending ?? false}
            onPress={onConfirm}
            variant={isDestructive ? 'perigo' : 'primario'}
          >
            {confirmLabel}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
    >
      {children}
    </Dialog>
  )
}
