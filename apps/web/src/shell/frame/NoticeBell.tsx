import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contadorQuery } from '../../comunicado/comunicado.queries.ts'
import { CorreioForm } from '../../notificacao/CorreioForm.tsx'
import { NotificacoesList } from '../../notificacao/NotificacoesList.tsx'
import { useNaoLidas } from '../../notificacao/useNaoLidas.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import { ButtonLink } from '../../ui/action/ButtonLink.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { NoticePanel } from '../../ui/feedback/NoticePanel.tsx'
import { useUnreadCount } from '../../ui/feedback/useUnreadCount.ts'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './NoticeBell.module.css'

/**
 * Opens what the operator's side did, kept on the server, what was told in this session, and the way to the notices; the
 * mark counts what was not seen yet, live.
 */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(contadorQuery)
  const naoLidos = data?.naoLidos ?? 0
  const notificacoes = useNaoLidas()
  const unread = useUnreadCount() + naoLidos + notificacoes
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        label={unread === 0 ? 'Avisos' : `Avisos, ${countOf(unread, 'não lido', 'não lidos')}`}
        onPress={() => setOpen(true)}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.unread}>
          {unread}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">
          {notificacoes > 0 && `${countOf(notificacoes, 'aviso', 'avisos')} da operadora`}
        </span>
      </VisuallyHidden>
      <NoticePanel isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap={3}>
          {naoLidos > 0 && (
            <ButtonLink href={hrefOf('/portal/comunicados')} onPress={() => setOpen(false)}>
              {countOf(naoLidos, 'comunicado não lido', 'comunicados não lidos')}
            </ButtonLink>
          )}
          <h3>Da operadora</h3>
          <NotificacoesList onLeave={() => setOpen(false)} />
          <Disclosure title="Avisar também por e-mail">
            <CorreioForm />
          </Disclosure>
          <h3>Desta sessão</h3>
        </Stack>
      </NoticePanel>
    </span>
  )
}
