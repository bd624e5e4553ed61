import { useMemo, useState } from 'react'
import { createLate, useAtRest } from '../carregamento/createLate.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { useKeyLabel } from '../ui/useKeyLabel.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'

const AjudaDialog = createLate(async () => (await import('./AjudaDialog.tsx')).AjudaDialog)

type AjudaButtonProps = {
  pathname: string
  /** The title of a page outside of the portal, which stands on the brand's own colour. */
  externa?: string
  /** Begins the guided tour, where there is a frame to show it. */
  onVisita?: () => void
}

/** The help of the page shown (Interface B6.11), by "?" or by this button. */
export function AjudaButton({ pathname, externa, onVisita }: AjudaButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const keys = useMemo(
    () => [{ keys: '?', description: 'Ajuda desta tela', run: () => setOpen(true), isOutsideText: true }],
    [],
  )
  useShortcuts(keys)
  const teach = useKeyLabel()
  useAtRest(AjudaDialog.fetchAhead)
  return (
    <>
      <IconButton
        icon="help"
        id="ajuda"
        isOnFrame={externa !== undefined}
        label={teach('Ajuda desta tela', '?')}
        onFocus={AjudaDialog.fetchAhead}
        onHoverStart={AjudaDialog.fetchAhead}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <AjudaDialog
          externa={externa}
          onClose={() => setOpen(false)}
          onVisita={onVisita}
          pathname={pathname}
        />
      )}
    </>
  )
}
