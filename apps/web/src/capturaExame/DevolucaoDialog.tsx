import { type CapturaExame, capturaExame } from '@portal/contract/capturaExame.ts'
import { useEffect, useRef } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { campos } from './capturaForm.ts'

type DevolucaoDialogProps = { captura: CapturaExame; isOpen: boolean; onClose: () => void }

/** Gives a request back: whoever takes it next may be another unit, so that it is asked first. */
export function DevolucaoDialog({ captura, isOpen, onClose }: DevolucaoDialogProps) {
  const { numeroSolicitacaoExame: numeroSolicitacao, guiaAberta, numeroFichaSolicitacao } = captura
  const isGivenBack = useRef(false)
  useEffect(
    () => () => {
      // Its neighbour in the list would be the next to be given back.
      if (isGivenBack.current) document.getElementById(campos.numero)?.focus()
    },
    [],
  )
  const giveBack = useWrite(capturaExame.deleteCaptura, {
    prepare: () => ({ query: { numeroSolicitacao } }),
    onSuccess: () => {
      isGivenBack.current = true
      onClose()
      pushSuccess(`O pedido ${numeroSolicitacao} voltou a estar à disposição da rede.`, 'Pedido devolvido')
    },
    onError: (error) => {
      onClose()
      pushError(error)
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
