import { useState } from 'react'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { NoticePanel } from '../../ui/feedback/NoticePanel.tsx'
import { useUnreadCount } from '../../ui/feedback/useUnreadCount.ts'
import styles from './NoticeBell.module.css'

/** Opens the notices of this session; the mark counts those not seen yet. */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadCount()
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        label={unread > 0 ? `Avisos, ${unread} não lidos` : 'Avisos'}
        onPress={() => setOpen(true)}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.unread}>
          {unread}
        </span>
      )}
      <NoticePanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </span>
  )
}
