import { Icon } from '../Icon.tsx'
import styles from './field.module.css'

type FieldErrorProps = {
  /** By which the control is described by it. */
  id: string
  /** Spoken when it comes. */
  isSpoken?: boolean | undefined
  /** The same words as in the summary. */
  children: string
}

/** What is wrong with a field, under it: an icon besides the colour. */
export const FieldError = ({ id, isSpoken, children }: FieldErrorProps) => (
  <span className={styles.error} id={id} role={isSpoken ? 'alert' : undefined}>
    <Icon name="error" size={16} />
    <span>{children}</span>
  </span>
)
