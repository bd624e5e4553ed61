import { lazy, useState } from 'react'
import { IconButton } from '../ui/action/IconButton.tsx'
import { useUnreadCount } from '../ui/feedback/useUnreadCount.ts'
import { Deferred } from './Deferred.tsx'
import styles from './NoticeBell.module.css'

const load = async () => ({ default: (await import('../ui/feedback/NoticePanel.tsx')).NoticePanel })
const NoticePanel = lazy(load)

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
      <Deferred isWanted={isOpen} prefetch={load}>
        <NoticePanel isOpen={isOpen} onClose={() => setOpen(false)} />
      </Deferred>
    </span>
  )
}
