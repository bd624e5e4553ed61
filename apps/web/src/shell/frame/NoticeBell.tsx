import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { createLate, useAtRest } from '../../carregamento/createLate.tsx'
import { contadorQuery } from '../../comunicado/comunicado.queries.ts'
import { AnuncioAviso } from '../../notificacao/AnuncioAviso.tsx'
import { useNaoLidas } from '../../notificacao/useNaoLidas.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { useUnreadCount } from '../../ui/feedback/useUnreadCount.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useShortcuts } from '../../ui/useShortcuts.ts'
import styles from './NoticeBell.module.css'

const AvisosPanel = createLate(async () => (await import('./AvisosPanel.tsx')).AvisosPanel)

/**
 * Opens what the operator's side did, kept on the server, what was told in this session, and the way to the notices; the
 * mark counts what was not seen yet, live.
 */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  // Once opened it stays, so that it can slide away.
  const [isWanted, setWanted] = useState(false)
  useAtRest(AvisosPanel.fetchAhead)
  const { data } = useQuery(contadorQuery)
  const naoLidos = data?.naoLidos ?? 0
  const notificacoes = useNaoLidas()
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
  }, [])
  useShortcuts(useMemo(() => [{ keys: 'Alt+N', description: 'Ler os avisos', run: open }], [open]))
  const unread = useUnreadCount() + naoLidos + notificacoes.naoLidas
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        id="avisos"
        label={unread === 0 ? 'Avisos' : `Avisos, ${countOf(unread, 'não lido', 'não lidos')}`}
        onFocus={AvisosPanel.fetchAhead}
        onHoverStart={AvisosPanel.fetchAhead}
        onPress={open}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.unread}>
          {unread}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">
          <AnuncioAviso {...notificacoes} />
        </span>
      </VisuallyHidden>
      {isWanted && <AvisosPanel isOpen={isOpen} naoLidos={naoLidos} onClose={() => setOpen(false)} />}
    </span>
  )
}
