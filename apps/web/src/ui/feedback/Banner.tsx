import type { Tom } from '@portal/domain/tom.ts'
import type { ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import toneStyles from '../tone.module.css'
import { toneIcon } from '../tone.ts'
import styles from './Banner.module.css'

const c = css({ ...styles, ...toneStyles })

type BannerProps = {
  tone: Tom
  title: string
  children?: ReactNode
  icon?: IconName
  /** Buttons or links that answer it. */
  actions?: ReactNode
  onDismiss?: () => void
  /** Spoken when it appears: `status` waits, `alert` interrupts. Leave out for what is there from the start. */
  role?: 'status' | 'alert'
  /** Of its words, for an action that is described by them. */
  wordsId?: string
}

/** Something about the whole page or section that stays until it is dealt with. */
export function Banner({ tone, title, children, icon, actions, onDismiss, role, wordsId }: BannerProps) {
  return (
    <div className={c('banner', tone)} role={role}>
      <Icon name={icon ?? toneIcon[tone]} size={20} />
      <div className={styles.words}>
        <div id={wordsId}>
          <p className={styles.title}>{title}</p>
          {children && <div className={styles.text}>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label="Dispensar" onPress={onDismiss} size="pequeno" />}
    </div>
  )
}
