import { guia as contrato } from '@portal/contract/guia.ts'
import { motivosCancelamento } from '@portal/domain/guia/motivoCancelamento.data.ts'
import { CancelaComplementares } from './CancelaComplementares.tsx'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { DialogoTexto } from './DialogoTexto.tsx'
import { useAcaoGuia } from './useAcaoGuia.ts'

/** Cancels the guide for good, with the reason. */
export function CancelamentoDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha, associado } = guia
  const acao = useAcaoGuia(guia, contrato.cancelGuia, {
    prepare: (motivo: string) => ({ body: { numeroFicha, motivo } }),
    sucesso: `A guia ${numeroFicha} foi cancelada.`,
    onDone: onClose,
  })
  return (
    <DialogoTexto
      confirmLabel="Cancelar guia"
      isDestructive
      isPending={acao.isPending}
      label="Motivo do cancelamento"
      onClose={onClose}
      onConfirm={acao.mutate}
      prontos={motivosCancelamento}
      title={`Cancelar a guia ${numeroFicha}?`}
      vazio="Escreva o motivo do cancelamento."
    >
      <p>A guia de {associado.nome} deixa de valer e não pode ser reaberta.</p>
      <CancelaComplementares complementares={guia.complementares} numeroFicha={guia.numeroFicha} />
    </DialogoTexto>
  )
}
