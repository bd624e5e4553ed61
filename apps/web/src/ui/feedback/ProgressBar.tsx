import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { css } from '../css.ts'
import styles from './ProgressBar.module.css'

const c = css(styles)

type ProgressBarProps = {
  label: string
  /** 0 to 100; leave out while the length is unknown. */
  value?: number | undefined
  /** Beside the percentage: "1,2 MB/s, faltam 8 s". */
  detail?: string | undefined
  tone?: 'normal' | 'sucesso' | 'perigo'
}

/** Progress of an upload or an export, with its number in words. */
export function ProgressBar({ label, value, detail, tone = 'normal' }: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      className={c('progress')}
      data-tone={tone}
      isIndeterminate={value === undefined}
      value={value ?? 0}
    >
      {({ percentage, valueText }) => (
        <>
          <div className={styles.words}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{[detail, valueText].filter(Boolean).join(' · ')}</span>
          </div>
          <div className={styles.track}>
            <div
              className={styles.bar}
              data-indeterminate={value === undefined || undefined}
              style={{ width: percentage === undefined ? '35%' : `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
