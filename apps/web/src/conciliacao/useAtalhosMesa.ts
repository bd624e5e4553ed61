import { useLayoutEffect, useMemo, useRef } from 'react'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'

type Acoes = {
  /** What the key would take back, in words, while it may. */
  feito: string | undefined
  hasCertas: boolean
  hasDepositos: boolean
  acceptCertas: () => void
  find: () => void
  undo: () => void
}

/** Keys of the reconciliation that need no run: they act wherever on its page the focus is, but in no field. */
export function useAtalhosMesa(acoes: Acoes): void {
  const { feito, hasCertas, hasDepositos } = acoes
  // The functions of now, so that the keys are listed anew only when their words change.
  const agora = useRef(acoes)
  useLayoutEffect(() => {
    agora.current = acoes
  })
  useShortcuts(
    useMemo(
      () => [
        ...offer(hasCertas, 'A', 'Aceitar todos os pares iguais', () => agora.current.acceptCertas()),
        ...offer(hasDepositos, 'F', 'Procurar um depósito', () => agora.current.find()),
        ...offer(feito !== undefined, 'Ctrl+Z', `Desfazer: ${feito}`, () => agora.current.undo()),
      ],
      [feito, hasCertas, hasDepositos],
    ),
  )
}

const offer = (isOffered: boolean, keys: string, description: string, run: () => void): Shortcut[] =>
  isOffered ? [{ keys, description, run, isOutsideText: true }] : []
