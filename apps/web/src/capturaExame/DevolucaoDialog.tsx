import { type CapturaExame, capturaExame } from '@portal/contract/capturaExame.ts'
import { useEffect, useRef } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { isCapturado } from './capturaExame.queries.ts'
import { campos } from './capturaForm.ts'
import { focusTituloLista } from './tituloLista.ts'

type DevolucaoDialogProps = {
  captura: CapturaExame
  isOpen: boolean
  onClose: () => void
  /** It was refused, and the request is not the unit's any more. */
  onGone: () => void
}

/** Gives a request back: whoever takes it next may be another unit, so that it is asked first. */
export function DevolucaoDialog({ captura, isOpen, onClose, onGone }: DevolucaoDialogProps) {
  const { numeroSolicitacaoExame: numeroSolicitacao, guiaAberta, numeroFichaSolicitacao } = captura
  const isGivenBack = useRef(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])
  useEffect(
    () => () => {
      // Its neighbour in the list would be the next to be given back.
      if (isGivenBack.current) document.getElementById(campos.numero)?.focus()
      else if (wasOpen.current && document.activeElement === document.body) {
        // The page takes no focus before the dialog that goes with the card has given it free.
        queueMicrotask(focusTituloLista)
      }
    },
    [],
  )
  const giveBack = useWrite(capturaExame.deleteCaptura, {
    prepare: () => ({ query: { numeroSolicitacao } }),
    onSuccess: () => {
      isGivenBack.current = true
      onClose()
      pushSuccess(
        `O pedido ${numeroSolicitacao} voltou a estar à disposição da rede.`,
        'Pedido devolvido',
        `pedido ${numeroSolicitacao}`,
      )
    },
    onError: onClose,
    onFailed: (error) => {
      if (isCapturado(captura)) pushError(error)
      else onGone()
    },
  })
  return (
    <ConfirmDialog
      confirmLabel="Devolver o pedido"
      isDestructive
      isOpen={isOpen}
      isPending={giveBack.isPending}
      onClose={onClose}
      onConfirm={() => giveBack.mutate(undefined)}
      title={`Devolver o pedido ${numeroSolicitacao}?`}
    >
      <p>Ele volta a poder ser capturado por qualquer unidade da rede, esta inclusive.</p>
      {guiaAberta && <p>A guia {numeroFichaSolicitacao} é cancelada.</p>}
    </ConfirmDialog>
  )
}
