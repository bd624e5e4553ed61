import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useMarca } from '../../marca/useMarca.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { Button } from '../../ui/action/Button.tsx'
import { ButtonLink } from '../../ui/action/ButtonLink.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { DialogoEntrada } from './dialogosEntrada.tsx'

type EntryDialogProps = { dialogo: DialogoEntrada; onDismiss: () => void; onLeave: () => void }

/** Leads to its own address, or lets go on where it may; one that nobody passes has only ways out. */
export function EntryDialog({ dialogo, onDismiss, onLeave }: EntryDialogProps) {
  const { titulo, texto, dispensa, confirma } = dialogo
  const marca = useMarca()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const { whyNotOpen } = useAcesso()
  const proprio = confirma.href(marca)
  // Whoever may not open the screen writes to the operator instead.
  const isAberto = !proprio.startsWith('/') || whyNotOpen(proprio) === undefined
  const href = isAberto ? proprio : `mailto:${marca.emailCentral}`
  const goBack = () => {
    onLeave()
    history.back()
  }
  return (
    <Dialog
      footer={
        <>
          {dispensa && <Button onPress={onDismiss}>{dispensa}</Button>}
          {!dispensa && canGoBack && <Button onPress={goBack}>Voltar</Button>}
          <ButtonLink href={href} {...(href.startsWith('/') && { onPress: onLeave })} variant="primario">
            {isAberto ? confirma.rotulo : 'Escrever à central'}
          </ButtonLink>
        </>
      }
      isDismissable={dispensa !== undefined}
      isOpen
      onClose={onDismiss}
      role="alertdialog"
      title={titulo}
    >
      <Stack>{texto(marca)}</Stack>
    </Dialog>
  )
}
