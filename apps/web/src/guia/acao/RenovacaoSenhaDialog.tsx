import { showData, today } from '../../calendario/format.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { useRenovacao } from './useRenovacao.ts'

/** A password is renewed once, and that is not taken back: both days are told before. */
export function RenovacaoSenhaDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha, validadeSenha, senhaRenovavelAte } = guia
  const { mutate, isPending } = useRenovacao(guia, onClose)
  return (
    <ConfirmDialog
      confirmLabel="Renovar senha"
      isOpen
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate(null)}
      title={`Renovar a senha da guia ${numeroFicha}?`}
    >
      <p>
        {validadeSenha < today() ? 'Terminou em' : 'Vai até'} {showData(validadeSenha)}
        {senhaRenovavelAte && `; renovada hoje, até ${showData(senhaRenovavelAte)}`}. A renovação é única, e
        não se desfaz.
      </p>
    </ConfirmDialog>
  )
}
