import { Label } from 'react-aria-components/TextField'
import { css } from '../css.ts'
import styles from './field.module.css'

const c = css(styles)

/** The label over a field, with "(opcional)" where the answer may be left out (ux.md B2.3). */
export function FieldLabel({ label, isOptional }: { label: string; isOptional: boolean | undefined }) {
  return (
    <Label className={c('label')}>
      {label}
      {isOptional && <span className={styles.optional}> (opcional)</span>}
    </Label>
  )
}
