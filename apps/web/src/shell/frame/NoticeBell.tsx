import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contadorQuery } from '../../comunicado/comunicado.queries.ts'
import { ButtonLink } from '../../ui/action/ButtonLink.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { NoticePanel } from '../../ui/feedback/NoticePanel.tsx'
import { useUnreadCount } from '../../ui/feedback/useUnreadCount.ts'
import styles from './NoticeBell.module.css'

/** Opens what was told in this session, with the way to the operator's notices; the mark counts what was not seen yet. */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(contadorQuery)
  const naoLidos = data?.naoLidos ?? 0
  const unread = useUnreadCount() + naoLidos
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
      <NoticePanel isOpen={isOpen} onClose={() => setOpen(false)}>
        {naoLidos > 0 && (
          <ButtonLink href="/portal/comunicados" onPress={() => setOpen(false)}>
            {naoLidos === 1 ? '1 comunicado não lido' : `${naoLidos} comunicados não lidos`}
          </ButtonLink>
        )}
      </NoticePanel>
    </span>
  )
}
