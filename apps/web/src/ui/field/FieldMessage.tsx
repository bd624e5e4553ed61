import { FieldError } from 'react-aria-components/TextField'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './field.module.css'

const c = css(styles)

/** The error under a field: an icon besides the colour, the same words as in the summary. */
export function FieldMessage({ error }: { error: string | undefined }) {
  if (!error) return null
  return (
    <FieldError className={c('error')}>
      <Icon name="error" size={16} />
      <span>{error}</span>
    </FieldError>
  )
}
