import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import styles from './Stat.module.css'

type StatProps = {
  label: string
  /** Already formatted: "R$ 12.480,00", "7". */
  value: string
  detail?: string
  icon?: IconName
  /** A link or button that leads to what was counted. */
  action?: ReactNode
}

/** One number that matters, with what it means and where it comes from. */
export function Stat({ label, value, detail, icon, action }: StatProps) {
  return (
    <div className={styles.stat}>
      <p className={styles.label}>
        {icon && <Icon name={icon} />}
        {label}
      </p>
      <p className={styles.value}>{value}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
