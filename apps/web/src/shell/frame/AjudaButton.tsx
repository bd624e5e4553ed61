import { findTela } from '@portal/domain/menu/tela.tables.ts'
import { useMemo, useState } from 'react'
import { createLate, useAtRest } from '../../carregamento/createLate.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { useShortcuts } from '../../ui/useShortcuts.ts'

const AjudaDialog = createLate(async () => (await import('./AjudaDialog.tsx')).AjudaDialog)

/** The help of the screen shown (Interface B6.11), by "?" or by this button of the bar. */
export function AjudaButton({ pathname }: { pathname: string }) {
  const [isOpen, setOpen] = useState(false)
  const keys = useMemo(
    () => [{ keys: '?', description: 'Ajuda desta tela', run: () => setOpen(true), isOutsideText: true }],
    [],
  )
  useShortcuts(keys)
  useAtRest(AjudaDialog.fetchAhead)
  return (
    <>
      <IconButton
        icon="help"
        id="ajuda"
        label="Ajuda desta tela (?)"
        onFocus={AjudaDialog.fetchAhead}
        onHoverStart={AjudaDialog.fetchAhead}
        onPress={() => setOpen(true)}
      />
      {isOpen && <AjudaDialog onClose={() => setOpen(false)} tela={findTela(pathname)} />}
    </>
  )
}
