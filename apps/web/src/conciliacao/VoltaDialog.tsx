import type { Acao } from '@portal/contract/conciliacao.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { warnVolta } from './palavrasVolta.ts'

type VoltaDialogProps = { acao: Acao; onClose: () => void; onConfirm: () => void }

/** Asks before deposits are undone of which something was said: that is lost with them. */
export const VoltaDialog = ({ acao, onClose, onConfirm }: VoltaDialogProps) => (
  <ConfirmDialog
    confirmLabel={acao.arquivo === null ? 'Desfazer o depósito' : 'Desfazer a importação'}
    isDestructive
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title={
      acao.arquivo === null
        ? `Desfazer o depósito digitado, ${showValor(acao.valor)}?`
        : `Desfazer a importação de ${acao.arquivo}?`
    }
  >
    {warnVolta(acao)}
  </ConfirmDialog>
)
