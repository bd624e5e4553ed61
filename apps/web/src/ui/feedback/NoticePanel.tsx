import { type ReactNode, useEffect } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { notice } from '../notice.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import toneStyles from '../tone.module.css'
import { toneIcon } from '../tone.ts'
import styles from './NoticePanel.module.css'
import { useNotices } from './useNotices.ts'

const c = css({ ...styles, ...toneStyles })
const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

type NoticePanelProps = {
  isOpen: boolean
  onClose: () => void
  /** What else waits to be read, before them. */
  children?: ReactNode
}

/** Every notice of this session, for whoever missed one (WCAG 2.2.1). Opening it marks all as read. */
export function NoticePanel({ isOpen, onClose, children }: NoticePanelProps) {
  const notices = useNotices()

  useEffect(() => {
    if (isOpen) notice.markAllRead()
  }, [isOpen])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} side="end" title="Avisos">
      {children}
      {notices.length === 0 ? (
        <p>Nenhum aviso ainda: o que a tela disser fica guardado aqui.</p>
      ) : (
        <ol className={c('list')}>
          {notices.map((one) => (
            <li className={c('item', one.tone)} key={one.id}>
              <Icon name={toneIcon[one.tone]} />
              <div>
                <p className={styles.title}>{one.title}</p>
                {one.text && <p className={styles.text}>{one.text}</p>}
              </div>
              <time className={styles.time} dateTime={one.at.toISOString()}>
                {clock.format(one.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
