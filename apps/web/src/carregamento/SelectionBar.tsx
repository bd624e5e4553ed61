import { countOf } from '@portal/domain/texto/contagem.ts'
import { type ComponentProps, useMemo } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { ActionBar } from '../ui/layout/ActionBar.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'

const KEYS = 'Ctrl+Enter'

type SelectionBarProps = Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'isPending'> & {
  /** How many are chosen, and the words for one and for several: `['guia selecionada', 'guias selecionadas']`. */
  chosen: number
  words: readonly [uma: string, varias: string]
  /** Why nothing can be done while nothing is chosen. */
  whyNone: string
  /** The action's words on the button, and in the list of keys. */
  label: string
  description: string
  onAction: () => void
}

/** Under a list to choose from: how many are chosen, and what is done with them all. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, words, whyNone, label, description, onAction, ...button } = props
  const isOpen = chosen > 0
  useShortcuts(
    useMemo(
      () => (isOpen ? [{ keys: KEYS, description, run: onAction }] : []),
      [isOpen, description, onAction],
    ),
  )
  return (
    <ActionBar>
      <p aria-live="polite">{isOpen ? countOf(chosen, ...words) : `Nenhuma ${words[0]}`}.</p>
      <Button {...button} disabledReason={isOpen ? undefined : whyNone} onPress={onAction}>
        {label} {isOpen && <KeyHint keys={KEYS} />}
      </Button>
    </ActionBar>
  )
}
