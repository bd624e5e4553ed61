import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../api/useSession.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Spinner } from '../ui/action/Spinner.tsx'
import { EndPage } from './EndPage.tsx'
import styles from './LogoutPage.module.css'
import { logout } from './logout.ts'

/**
 * `/acesso/logout`, the exit of Spec §2: at once for the portal's own button. Whoever was led here by a link from
 * elsewhere, or typed the address, is asked first: nobody else may end a clinic's session.
 */
export default function LogoutPage() {
  const isSaidaPedida = useLocation({ select: ({ state }) => state.isSaidaPedida === true })
  const hasSession = useSession() !== undefined
  const [isLeaving, setLeaving] = useState(isSaidaPedida || !hasSession)

  useEffect(() => {
    if (isLeaving) void logout()
  }, [isLeaving])

  if (!isLeaving) return <Pergunta onLeave={() => setLeaving(true)} />
  return (
    <main className={styles.main} id="conteudo" ref={focus} tabIndex={-1}>
      <Spinner label="Saindo" />
    </main>
  )
}

/** What asked for it has gone, and the server may take its time. */
const focus = (main: HTMLElement | null) => main?.focus()

const Pergunta = ({ onLeave }: { onLeave: () => void }) => (
  <EndPage
    actions={
      <>
        <Button onPress={onLeave} size="grande" variant="primario">
          Sair
        </Button>
        <ButtonLink href="/portal" size="grande">
          Voltar ao portal
        </ButtonLink>
      </>
    }
    icon="logout"
    title="Sair do portal?"
  >
    <p>Este endereço encerra a sua sessão. Ela continua aberta até você confirmar.</p>
  </EndPage>
)
