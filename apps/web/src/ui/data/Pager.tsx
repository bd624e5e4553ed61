import { Button } from '../action/Button.tsx'
import styles from './Pager.module.css'

export type Step = { label: string; onPress: () => void; isPending?: boolean }

type PagerProps = {
  /** How many are in sight, or of which page; absent where the head of the list says so, empty while it is not known. */
  count?: string
  /** The ways on and back that there are; a step that there is not is false. */
  steps: readonly (Step | false)[]
}

/** The end of a list: how far one is, and the way on. */
export function Pager({ count, steps }: PagerProps) {
  const open = steps.filter((step) => step !== false)
  return (
    <div className={styles.foot}>
      {count !== undefined && (
        <p aria-live="polite" className={styles.count}>
          {count}
        </p>
      )}
      {open.length > 0 && (
        <div className={styles.steps}>
          {open.map(({ label, onPress, isPending = false }) => (
            <Button isPending={isPending} key={label} onPress={onPress}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
