import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useMarca } from '../../marca/useMarca.ts'
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
  const href = confirma.href(marca)
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
            {confirma.rotulo}
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
