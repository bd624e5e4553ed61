import { aviso } from '@portal/domain/menu/moldura.ts'
import { useEffect, useState } from 'react'
import { Button } from '../action/Button.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { type Notice, notice as notices } from '../notice.ts'
import toneStyles from '../tone.module.css'
import { toneIcon } from '../tone.ts'
import styles from './NoticeRegion.module.css'

const c = css({ ...styles, ...toneStyles })

/** One notice on the page: it leaves after 20 s (Spec §9), and waits while the pointer or the focus is on it. */
export function NoticeToast({ notice }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => notices.hide(notice.id), aviso.duracaoSegundos * 1000)
    return () => clearTimeout(timer)
  }, [isHeld, notice.id])

  const { action } = notice
  return (
    <li
      className={c('toast', notice.tone)}
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={styles.mark}>
        <Icon name={toneIcon[notice.tone]} size={20} />
      </span>
      <p className={styles.title}>{notice.title}</p>
      <IconButton icon="close" label="Fechar aviso" onPress={() => notices.hide(notice.id)} size="pequeno" />
      {notice.text && <p className={styles.text}>{notice.text}</p>}
      {action && (
        <div className={styles.actions}>
          <Button
            onPress={() => {
              action.run()
              notices.hide(notice.id)
            }}
            size="pequeno"
            variant="fantasma"
          >
            {action.label}
          </Button>
        </div>
      )}
    </li>
  )
}
