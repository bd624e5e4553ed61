import { Fragment } from 'react'
import styles from './KeyHint.module.css'
import { isKeyOn } from './singleKeys.ts'
import { useSingleKeys } from './useSingleKeys.ts'

type KeyHintProps = {
  keys: string
  /** Acts only where the focus is: the switch of the single keys leaves it (WCAG 2.1.4). */
  isLocal?: boolean
}

/** Keys to press, while they act: `keys="Ctrl+K"`; a plus with nothing around it is the key itself. */
export function KeyHint({ keys, isLocal = false }: KeyHintProps) {
  const areOn = useSingleKeys()
  if (!isLocal && !isKeyOn(keys, areOn)) return null
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
