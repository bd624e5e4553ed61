import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { useBlocker } from '@tanstack/react-router'
import { formatDate } from '../ui/field/date.ts'
import { afterMenu } from '../ui/overlay/afterMenu.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { focusErrado, listErrados } from './estado/digitado.ts'

type Mudanca = { current: { pathname: string }; next: { pathname: string } }

const isPerda = ({ current, next }: Mudanca): boolean =>
  current.pathname !== next.pathname && listErrados().length > 0

/**
 * Whoever goes to another page with a wrong date is asked first, the portal's exit included: nobody could keep it once its
 * page is gone. A good one goes by itself.
 */
export function SaidaDialog() {
  const saida = useBlocker({ enableBeforeUnload: false, shouldBlockFn: isPerda, withResolver: true })
  if (saida.status !== 'blocked') return null
  const errados = listErrados()
  const quantos = errados.length
  return (
    <ConfirmDialog
      backLabel={pluralOf(quantos, 'Voltar à data', 'Voltar às datas')}
      confirmLabel={pluralOf(quantos, 'Sair sem esta data', 'Sair sem estas datas')}
      isOpen
      onClose={() => {
        saida.reset()
        afterMenu(focusErrado)
      }}
      onConfirm={saida.proceed}
      title={pluralOf(quantos, 'Sair sem guardar a data?', 'Sair sem guardar as datas?')}
    >
      {errados.map(({ nome, texto, problema, guardada }) => (
        <p key={nome}>
          {nome}: “{formatDate(texto)}” não foi guardado. {problema}{' '}
          {guardada
            ? `Se sair, fica a que estava, ${formatDate(guardada)}.`
            : 'Se sair, o evento fica sem data.'}
        </p>
      ))}
    </ConfirmDialog>
  )
}
