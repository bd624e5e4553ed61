import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { Button } from '../action/Button.tsx'
import { KeyHint } from '../KeyHint.tsx'
import { ActionBar } from '../layout/ActionBar.tsx'
import { useShortcuts } from '../useShortcuts.ts'

const KEYS = 'Ctrl+Enter'

type SelectionBarProps = Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'isPending'> & {
  /** How many are chosen, and what is said of none and of these: 'Nenhuma guia escolhida', '3 guias escolhidas'. */
  chosen: number
  none: string
  some: string
  /** Why nothing can be done while nothing is chosen. */
  whyNone: string
  /** Why nothing can be done with them now. */
  whyNot?: string | undefined
  /** The action's words on the button, and in the list of keys. */
  label: string
  description: string
  onAction: () => void
  /** The way to choose what is not in sight. */
  more?: ReactNode
}

/** Under a list to choose from: how many are chosen, and what is done with them all. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, none, some, whyNone, whyNot, label, description, onAction, more, ...button } = props
  const isOpen = chosen > 0 && whyNot === undefined
  useShortcuts(
    useMemo(
      () => (isOpen ? [{ keys: KEYS, description, run: onAction }] : []),
      [isOpen, description, onAction],
    ),
  )
  return (
    <ActionBar isIdle={chosen === 0}>
      <p aria-live="polite" data-print="none">
        {chosen > 0 ? some : none}.
      </p>
      {more}
      <Button {...button} disabledReason={chosen > 0 ? whyNot : whyNone} onPress={onAction}>
        {label} {isOpen && <KeyHint keys={KEYS} />}
      </Button>
    </ActionBar>
  )
}
