import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  /** A question that names the object: "Cancelar o pedido 7?" (Interface B2.7). */
  title: string
  children: ReactNode
  /** The verb of the action, never "Sim" or "OK". */
  confirmLabel: string
  /** Where going back is the better answer: it is the one that is offered, and no key confirms. */
  backLabel?: string | undefined
  isOpen: boolean
  isDestructive?: boolean
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the few actions that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, backLabel, isOpen, isDestructive, isPending, onConfirm, onClose } =
    props
  const isVolta = backLabel !== undefined
  const volta = (
    <Button autoFocus key="volta" onPress={onClose} {...(isVolta && { variant: 'primario' })}>
      {backLabel ?? 'Voltar'}
    </Button>
  )
  const acao = (
    <Button
      isPending={isPending ?? false}
      key="acao"
      onPress={onConfirm}
      {...(!isVolta && { variant: isDestructive ? 'perigo' : 'primario' })}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Dialog
      footer={isVolta ? [acao, volta] : [volta, acao]}
      isAviso={isVolta}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
    >
      {children}
    </Dialog>
  )
}
