import { KeyHint } from '../KeyHint.tsx'
import styles from './KeyList.module.css'

type KeyListProps = { keys: readonly (readonly [keys: string, effect: string])[] }

/** Keys and what each does, one under the other: all that it is given, for who lists them knows which act. */
export const KeyList = ({ keys }: KeyListProps) => (
  <dl className={styles.list}>
    {keys.map(([key, effect]) => (
      <div className={styles.line} key={key}>
        <dt>
          <KeyHint isLocal keys={key} />
        </dt>
        <dd>{effect}</dd>
      </div>
    ))}
  </dl>
)
