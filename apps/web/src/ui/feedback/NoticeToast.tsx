import { useEffect, useState } from 'react'
import { Button } from '../action/Button.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { KeyHint } from '../KeyHint.tsx'
import { type Notice, type NoticeContent, notice as notices, runAction } from '../notice.ts'
import toneStyles from '../tone.module.css'
import { toneIcon } from '../tone.ts'
import styles from './NoticeRegion.module.css'

const c = css({ ...styles, ...toneStyles })

/** As long as a few words take to read. */
const READING_SECONDS = 3

/** Seconds that a notice stays on the page: the usual ones, or as long as it is true. */
export function secondsOf({ validSeconds }: NoticeContent, usual: number): number {
  return Math.max(READING_SECONDS, Math.min(validSeconds ?? usual, usual))
}

type NoticeToastProps = {
  notice: Notice
  usualSeconds: number
  /** The keys of its action press it now, and not those of another notice: then it shows them. */
  hasKeys: boolean
}

/** One notice on the page: it leaves in its time, and waits while the pointer or the focus is on it. */
export function NoticeToast({ notice, usualSeconds, hasKeys }: NoticeToastProps) {
  const [isHeld, setHeld] = useState(false)
  const seconds = secondsOf(notice, usualSeconds)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => notices.hide(notice.id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isHeld, notice.id, seconds])

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
          <Button onPress={() => runAction(notice)} size="pequeno" variant="fantasma">
            {action.label} {hasKeys && action.keys && <KeyHint keys={action.keys} />}
          </Button>
        </div>
      )}
    </li>
  )
}
