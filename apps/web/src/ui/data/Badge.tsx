import type { Tom } from '@portal/domain/tom.ts'
import type { ReactNode } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import toneStyles from '../tone.module.css'
import { toneIcon } from '../tone.ts'
import styles from './Badge.module.css'

const c = css({ ...styles, ...toneStyles })

type BadgeProps = {
  tone: Tom
  /** The word; never colour or icon alone (WCAG 1.4.1). */
  children: ReactNode
  icon?: IconName
}

/** A state: word, icon and colour. Wrap it in `BadgeDetails` to add its reason, next step and due date. */
export function Badge({ tone, children, icon }: BadgeProps) {
  return (
    <span className={c('badge', tone)}>
      <Icon name={icon ?? toneIcon[tone]} size={14} />
      {children}
    </span>
  )
}
