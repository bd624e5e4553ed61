import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/** Of each visit to a page, what was opened or closed on it. */
const abertas = new Map<string, boolean>()

/**
 * Whether something of a page is open. Going back to the page finds it as it was left, and with it the link that one went by,
 * which gets the focus (`useFocusOnNavigation`); another visit begins anew. `nome` is its own on the page.
 */
export function useOpenOnReturn(
  nome: string,
  isOpenAtFirst: boolean,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const visita = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const chave = `${visita} ${nome}`
  const [isOpen, setOpen] = useState(() => abertas.get(chave) ?? isOpenAtFirst)
  const keep = (aberta: boolean) => {
    abertas.set(chave, aberta)
    setOpen(aberta)
  }
  return [isOpen, keep]
}
