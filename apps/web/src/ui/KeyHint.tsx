import { Fragment } from 'react'
import styles from './KeyHint.module.css'

/** Keys to press: `keys="Ctrl+K"`; a plus with nothing around it is the key itself. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={styles.keys} data-print="none">
      {keys.split(/(?<=.)\+(?=.)/).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
