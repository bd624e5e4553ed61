import { countOf } from '@portal/domain/texto/contagem.ts'
import { useState } from 'react'
import { createLate } from '../../carregamento/createLate.tsx'
import { findChatUrl } from '../../chat/findChatUrl.ts'
import { useMarca } from '../../marca/useMarca.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './NoticeBell.module.css'

const ChatPanel = createLate(async () => (await import('../../chat/ChatPanel.tsx')).ChatPanel)

const BOTAO = 'chat'

/** Opens the chat, for the networks that have one where the operator has named its address (Spec §1, Produto §2). */
export function ChatButton() {
  const { chat } = useMarca()
  const [url] = useState(findChatUrl)
  return chat && url && <ChatOffer url={url} />
}

/** Until it is pressed nothing of the chat is asked for: neither its own page nor the code around it. */
function ChatOffer({ url }: { url: URL }) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [naoLidas, setNaoLidas] = useState(0)
  const quantas = naoLidas > 0 && countOf(naoLidas, 'mensagem não lida', 'mensagens não lidas')
  return (
    <span className={styles.bell}>
      <IconButton
        icon="chat"
        id={BOTAO}
        label={quantas ? `Chat, ${quantas}` : 'Chat'}
        onPress={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {quantas && (
        <span aria-hidden="true" className={styles.unread}>
          {naoLidas}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{quantas && `${quantas} no chat`}</span>
      </VisuallyHidden>
      {isWanted && (
        <ChatPanel
          botao={BOTAO}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onNaoLidas={setNaoLidas}
          url={url}
        />
      )}
    </span>
  )
}
