import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { MAXIMO_MOTIVO } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { DialogoTexto } from '../guia/acao/DialogoTexto.tsx'

type CancelamentoPedidoDialogProps = { pedido: SolicitacaoExame; onClose: () => void }

/** Cancels a request for good, with the reason (Interface B2.7). */
export function CancelamentoPedidoDialog({ pedido, onClose }: CancelamentoPedidoDialogProps) {
  const { numeroSolicitacao, associado } = pedido
  const { mutate, isPending } = useWrite(solicitacaoExame.cancelSolicitacao, {
    prepare: (motivo: string) => ({ body: { numeroSolicitacao, motivo } }),
    onSuccess: () =>
      pushSuccess(`O pedido ${numeroSolicitacao} foi cancelado.`, undefined, `pedido ${numeroSolicitacao}`),
    // What it had become meanwhile is read again, and the page tells it.
    onError: (error) => {
      pushError(error)
      onClose()
    },
    onRefreshed: onClose,
  })
  return (
    <DialogoTexto
      confirmLabel="Cancelar pedido"
      isDestructive
      isPending={isPending}
      label="Motivo do cancelamento"
      limit={MAXIMO_MOTIVO}
      onClose={onClose}
      onConfirm={mutate}
      title={`Cancelar o pedido ${numeroSolicitacao}?`}
      vazio="Escreva o motivo do cancelamento."
    >
      <p>
        O pedido de exames de {associado.nome} deixa de valer: nenhuma unidade o captura, e ele não pode ser
        reaberto.
      </p>
    </DialogoTexto>
  )
}
