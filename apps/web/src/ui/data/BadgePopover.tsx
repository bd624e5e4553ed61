import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import listStyles from '../overlay/list.module.css'
import popoverStyles from '../overlay/Popover.module.css'
import styles from './Badge.module.css'

const c = css({ ...listStyles, ...popoverStyles })

type BadgePopoverProps = {
  label: string
  reason: string
  nextStep: string | undefined
  due: string | undefined
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What a badge has to tell: reason, next step, due date. Its own file, so that it loads when first opened. */
export default function BadgePopover({
  label,
  reason,
  nextStep,
  due,
  triggerRef,
  onClose,
}: BadgePopoverProps) {
  const facts = [
    { term: 'Motivo', value: reason },
    { term: 'Próximo passo', value: nextStep },
    { term: 'Prazo', value: due },
  ]
  return (
    <Popover
      className={c('popover')}
      isOpen
      offset={6}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      placement="bottom start"
      triggerRef={triggerRef}
    >
      <Dialog aria-label={label} className={c('content')}>
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
      </Dialog>
    </Popover>
  )
}
