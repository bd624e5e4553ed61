import { lazy, Suspense, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { css } from '../css.ts'
import type { Tone } from '../tone.ts'
import styles from './Badge.module.css'
import { Badge } from './Badge.tsx'

const c = css(styles)

/** Floating panels weigh 25 KB: fetched when the first one opens, so that a list of badges costs a list of badges. */
const BadgePopover = lazy(() => import('./BadgePopover.tsx'))

type BadgeDetailsProps = {
  tone: Tone
  word: string
  reason: string
  nextStep?: string | undefined
  /** Already formatted: "02/03/2026, em 5 dias". */
  due?: string | undefined
}

/** A state that explains itself: press or Enter tells the reason, the next step and when it is due (ux.md B2.6). */
export function BadgeDetails({ tone, word, reason, nextStep, due }: BadgeDetailsProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <AriaButton
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={c('trigger')}
        onPress={() => setOpen(true)}
        ref={trigger}
      >
        <Badge tone={tone}>{word}</Badge>
      </AriaButton>
      {isOpen && (
        <Suspense fallback={null}>
          <BadgePopover
            due={due}
            label={`Situação: ${word}`}
            nextStep={nextStep}
            onClose={() => setOpen(false)}
            reason={reason}
            triggerRef={trigger}
          />
        </Suspense>
      )}
    </>
  )
}
