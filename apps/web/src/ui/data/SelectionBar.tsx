import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { Button } from '../action/Button.tsx'
import { KeyHint } from '../KeyHint.tsx'
import { ActionBar } from '../layout/ActionBar.tsx'
import { notice } from '../notice.ts'
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
  const reason = chosen > 0 ? whyNot : whyNone
  const title = `${chosen > 0 ? some : none}.`
  useShortcuts(
    useMemo(() => {
      // The button says why in its tooltip, where the key is not: it says so itself (Interface B6.3).
      const explain = () => notice.push({ tone: 'informacao', title, text: reason, isResposta: true })
      return [{ keys: KEYS, description, run: reason === undefined ? onAction : explain }]
    }, [reason, title, description, onAction]),
  )
  return (
    <ActionBar isIdle={chosen === 0}>
      <p aria-live="polite" data-print="none">
        {title}
      </p>
      {more}
      <Button {...button} disabledReason={reason} onPress={onAction}>
        {label} {reason === undefined && <KeyHint keys={KEYS} />}
      </Button>
    </ActionBar>
  )
}
