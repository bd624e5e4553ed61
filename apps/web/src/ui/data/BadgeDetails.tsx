import { Button as AriaButton } from 'react-aria-components/Button'
import { css } from '../css.ts'
import { Popover } from '../overlay/Popover.tsx'
import type { Tone } from '../tone.ts'
import styles from './Badge.module.css'
import { Badge } from './Badge.tsx'

const c = css(styles)

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
  return (
    <Popover
      label={`Situação: ${word}`}
      trigger={
        <AriaButton className={c('trigger')}>
          <Badge tone={tone}>{word}</Badge>
        </AriaButton>
      }
    >
      <dl className={styles.details}>
        <div>
          <dt>Motivo</dt>
          <dd>{reason}</dd>
        </div>
        {nextStep && (
          <div>
            <dt>Próximo passo</dt>
            <dd>{nextStep}</dd>
          </div>
        )}
        {due && (
          <div>
            <dt>Prazo</dt>
            <dd>{due}</dd>
          </div>
        )}
      </dl>
    </Popover>
  )
}
