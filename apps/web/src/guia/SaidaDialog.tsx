import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { useBlocker } from '@tanstack/react-router'
import { afterMenu } from '../ui/overlay/afterMenu.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { type Errado, focusErrado, listErrados } from './estado/digitado.ts'

type Mudanca = { current: { pathname: string }; next: { pathname: string } }

const isPerda = ({ current, next }: Mudanca): boolean =>
  current.pathname !== next.pathname && listErrados().length > 0

/**
 * Whoever goes to another page with a wrong date, or a number that cannot be read, is asked first, the portal's exit
 * included: nobody could keep it once its page is gone. A good one goes by itself.
 */
export function SaidaDialog() {
  const saida = useBlocker({ enableBeforeUnload: false, shouldBlockFn: isPerda, withResolver: true })
  if (saida.status !== 'blocked') return null
  const errados = listErrados()
  const { titulo, voltar, sair } = toPalavras(errados)
  return (
    <ConfirmDialog
      backLabel={voltar}
      confirmLabel={sair}
      isOpen
      onClose={() => {
        saida.reset()
        afterMenu(focusErrado)
      }}
      onConfirm={saida.proceed}
      title={titulo}
    >
      {errados.map(({ nome, texto, problema, fica }) => (
        <p key={nome}>
          {nome}: “{texto}” não foi guardado. {problema} Se sair, {fica}.
        </p>
      ))}
    </ConfirmDialog>
  )
}

/** A date is called so; numbers, or both, are what stands in fields. */
function toPalavras(errados: readonly Errado[]) {
  const quantos = errados.length
  if (errados.every(({ isData }) => isData))
    return {
      titulo: pluralOf(quantos, 'Sair sem guardar a data?', 'Sair sem guardar as datas?'),
      voltar: pluralOf(quantos, 'Voltar à data', 'Voltar às datas'),
      sair: pluralOf(quantos, 'Sair sem esta data', 'Sair sem estas datas'),
    }
  return {
    titulo: pluralOf(quantos, 'Sair sem guardar o campo?', 'Sair sem guardar os campos?'),
    voltar: pluralOf(quantos, 'Voltar ao campo', 'Voltar aos campos'),
    sair: pluralOf(quantos, 'Sair sem este campo', 'Sair sem estes campos'),
  }
}
