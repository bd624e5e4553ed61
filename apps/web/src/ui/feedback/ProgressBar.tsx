import { css } from '../css.ts'
import styles from './ProgressBar.module.css'

const c = css(styles)

type ProgressBarProps = {
  label: string
  /** 0 to 100; leave out while the length is unknown. */
  value?: number | undefined
  /** Beside the percentage: "1,2 MB/s, faltam 8 s". */
  detail?: string | undefined
}

/** Progress of an upload or an export, with its number in words. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const words = value === undefined ? undefined : `${Math.round(value)}%`
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuetext={words}
      className={c('progress')}
      role="progressbar"
    >
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{[detail, words].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles.track}>
        <div
          className={styles.bar}
          data-indeterminate={value === undefined || undefined}
          style={{ width: value === undefined ? '35%' : `${value}%` }}
        />
      </div>
    </div>
  )
}
