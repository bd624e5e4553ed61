import { guia as contrato } from '@portal/contract/guia.ts'
import { sayEsperaBloqueio } from '@portal/domain/guia/esperaBloqueio.tables.ts'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { DialogoTexto } from './DialogoTexto.tsx'
import { useAcaoGuia } from './useAcaoGuia.ts'

/** Locks the guide: nobody changes it until it is unlocked. */
export function BloqueioDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha: nrFicha, statusFicha } = guia
  const espera = sayEsperaBloqueio(statusFicha)
  const acao = useAcaoGuia(guia, contrato.updateBloqueio, {
    prepare: (motivo: string) => ({ body: { nrFicha, bloqueio: true, motivo } }),
    sucesso: 'A guia foi bloqueada.',
    onDone: onClose,
  })
  return (
    <DialogoTexto
      confirmLabel="Bloquear guia"
      isPending={acao.isPending}
      label="Motivo do bloqueio"
      onClose={onClose}
      onConfirm={acao.mutate}
      title={`Bloquear a guia ${nrFicha}`}
      vazio="Escreva o motivo do bloqueio."
    >
      <p>Bloqueada, a guia recusa toda alteração até ser desbloqueada, e os prazos dela não param.</p>
      {espera && <p>{espera}</p>}
    </DialogoTexto>
  )
}
