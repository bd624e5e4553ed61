import { type ReactNode, useState } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './Dobra.module.css'

const c = css(styles)

type DobraProps = {
  id?: string
  title: string
  /** What it holds, in the line that stays when it is folded. */
  resumo?: ReactNode
  /** How it stands when it first comes; after that it is the person's. */
  isOpen?: boolean
  /** Called when it is unfolded: what is costly to read is read then. */
  onOpen?: () => void
  /** Called at each turn, whoever folded or unfolded it. */
  onTurn?: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A section folded to one line that says what it holds. The browser's own disclosure: a search in the page opens it,
 * and so does whatever leads to a field inside (`focusField`).
 */
export function Dobra({ id, title, resumo, isOpen = false, onOpen, onTurn, children }: DobraProps) {
  const [inicial] = useState(isOpen)
  return (
    <details
      className={c('dobra')}
      id={id}
      onToggle={({ currentTarget: { open } }) => {
        onTurn?.(open)
        if (open) onOpen?.()
      }}
      open={inicial}
    >
      <summary className={styles.linha}>
        <Icon name="chevronRight" size={16} />
        <h2 className={styles.titulo}>{title}</h2>
        <span className={styles.resumo}>{resumo}</span>
      </summary>
      <div className={styles.corpo}>{children}</div>
    </details>
  )
}
