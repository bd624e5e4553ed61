import type { Tom } from '@portal/domain/tom.ts'
import { useRef, useState } from 'react'
import { css } from '../css.ts'
import { PopoverPanel } from '../overlay/Popover.tsx'
import styles from './Badge.module.css'
import { Badge } from './Badge.tsx'

const c = css(styles)

type BadgeDetailsProps = {
  tone: Tom
  word: string
  reason: string
  nextStep?: string | undefined
  /** Already formatted: "02/03/2026, em 5 dias". */
  due?: string | undefined
}

/**
 * A state that explains itself: press or Enter tells the reason, the next step and when it is due (Interface B2.6). A
 * plain button, for a table has one in each row.
 */
export function BadgeDetails({ tone, word, reason, nextStep, due }: BadgeDetailsProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={c('trigger')}
        data-print="words"
        onClick={() => setOpen(true)}
        ref={trigger}
        type="button"
      >
        <Badge tone={tone}>{word}</Badge>
      </button>
      {isOpen && (
        <PopoverPanel label={`Situação: ${word}`} opened={{ anchor: trigger, onClose: () => setOpen(false) }}>
          <Facts due={due} nextStep={nextStep} reason={reason} />
        </PopoverPanel>
      )}
    </>
  )
}

function Facts({ reason, nextStep, due }: Pick<BadgeDetailsProps, 'reason' | 'nextStep' | 'due'>) {
  const facts = [
    { term: 'Motivo', value: reason },
    { term: 'Próximo passo', value: nextStep },
    { term: 'Prazo', value: due },
  ]
  return (
    <dl className={styles.details}>
      {facts
        .filter(({ value }) => value)
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
