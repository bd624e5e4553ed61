import type { ReactNode } from 'react'
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from 'react-aria-components/Switch'
import { css } from '../css.ts'
import styles from './choice.module.css'

const c = css(styles)

type SwitchProps = Omit<AriaProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  hint?: string
}

/** Turns something on at once, without a form. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={c('choice')}>
      <span className={styles.mark} data-shape="track" />
      <span className={styles.words}>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </AriaSwitch>
  )
}
