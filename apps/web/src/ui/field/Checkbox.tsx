import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components/Checkbox'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './choice.module.css'

const c = css(styles)

type CheckboxProps = Omit<AriaProps, 'children' | 'className' | 'style'> & {
  /** Left out only where a table's column names it through `aria-label`. */
  children?: ReactNode
  hint?: string
}

/** One yes-or-no answer; the whole line is the target. */
export function Checkbox({ children, hint, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={c('choice')}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles.mark} data-shape="box">
            <Icon name={isIndeterminate ? 'minus' : 'check'} size={16} />
          </span>
          {children !== undefined && (
            <span className={styles.words}>
              {children}
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  )
}
