import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useMarca } from '../marca/useMarca.ts'
import { Button } from '../ui/action/Button.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import styles from './ChatPanel.module.css'
import { useChat } from './useChat.ts'

type ChatPanelProps = {
  url: URL
  /** The element of the page that opens it, and gets the focus back. */
  botao: string
  isOpen: boolean
  onClose: () => void
  /** Told by the chat, also while the panel is closed. */
  onNaoLidas: (quantas: number) => void
}

/**
 * The chat of another origin, at the side and in front of the page as the notices are, so that open it stands over no
 * action and closed over nothing. Closed it stays, for its conversation to go on. Not a `Dialog`, which would take the
 * frame off the page each time: the page behind is inert, the notices at the foot are not.
 */
export function ChatPanel({ url, botao, isOpen, onClose, onNaoLidas }: ChatPanelProps) {
  const { frame, fase, tentativa, retry } = useChat({ url, isOpen, onClose, onNaoLidas })
  const { rotulo } = useMarca()
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  const endId = useId()

  useLayoutEffect(() => {
    const opener = document.getElementById(botao)
    const page = opener?.closest<HTMLElement>('#raiz > *')
    if (!isOpen || !opener || !page) return
    page.inert = true
    panel.current?.focus()
    return () => {
      page.inert = false
      const { activeElement, body } = document
      if (activeElement === body || panel.current?.contains(activeElement)) opener.focus()
    }
  }, [isOpen, botao])

  // Whoever has not gone elsewhere in the panel in the meantime begins to write.
  useEffect(() => {
    if (isOpen && fase === 'pronto' && document.activeElement === panel.current) frame.current?.focus()
  }, [isOpen, fase, frame])

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Esc and a press beside the panel, as every dialog's veil
    <div
      className={styles.veil}
      data-print="none"
      hidden={!isOpen}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <section
        aria-labelledby={titleId}
        className={styles.panel}
        ref={panel}
        tabIndex={-1}
        {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      >
        <header className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            Chat
          </h2>
          <IconButton icon="close" label="Fechar" onPress={onClose} />
        </header>
        <p className={styles.note}>O chat é de outro sistema: não vê esta tela nem os seus dados.</p>
        <div className={styles.skip}>
          <Button onPress={() => document.getElementById(endId)?.focus()} size="pequeno">
            Pular o chat
          </Button>
        </div>
        <div className={styles.talk}>
          {fase === 'abrindo' && <Skeleton label="Abrindo o chat" />}
          {fase === 'semResposta' ? (
            <ErrorState
              onRetry={() => {
                panel.current?.focus()
                retry()
              }}
              title="O chat não respondeu"
            >
              O portal continua funcionando sem ele. Confira a sua conexão e tente de novo daqui a pouco.
            </ErrorState>
          ) : (
            <iframe
              allow=""
              className={styles.frame}
              hidden={fase === 'abrindo'}
              key={tentativa}
              ref={frame}
              referrerPolicy="no-referrer"
              // Its own origin is another one's: with it the frame keeps its conversation, and says where messages come from.
              sandbox="allow-scripts allow-forms allow-same-origin"
              src={url.href}
              title={`Chat da ${rotulo}`}
            />
          )}
        </div>
        <footer className={styles.footer}>
          <Button id={endId} onPress={onClose}>
            Fechar o chat
          </Button>
        </footer>
      </section>
    </div>,
    document.body,
  )
}
