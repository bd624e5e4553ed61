import { type ReactNode, useId, useState } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './Disclosure.module.css'

const c = css(styles)

type DisclosureProps = {
  title: string
  children: ReactNode
  level?: 2 | 3 | 4
}

/** More of something, opened when wanted. */
export function Disclosure({ title, children, level = 3 }: DisclosureProps) {
  const [isExpanded, setExpanded] = useState(false)
  const panelId = useId()
  const Heading = `h${level}` as const
  return (
    <div className={c('disclosure')}>
      <Heading className={c('heading')}>
        <button
          aria-controls={panelId}
          aria-expanded={isExpanded}
          className={c('trigger')}
          data-print="words"
          onClick={() => setExpanded(!isExpanded)}
          type="button"
        >
          <Icon name="chevronRight" />
          {title}
        </button>
      </Heading>
      <div className={c('content')} hidden={!isExpanded} id={panelId}>
        {children}
      </div>
    </div>
  )
}
