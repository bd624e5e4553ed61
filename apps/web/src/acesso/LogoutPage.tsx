import { countOf } from '@portal/domain/texto/contagem.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../api/useSession.ts'
import { type Espera, listEsperas, stopEnvios } from '../imagem/envio/saida.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Spinner } from '../ui/action/Spinner.tsx'
import { EndPage } from './EndPage.tsx'
import styles from './LogoutPage.module.css'
import { logout } from './logout.ts'

/**
 * `/acesso/logout`, the exit of Spec §2: at once for the portal's own button. Whoever was led here by a link from
 * elsewhere, or typed the address, is asked first: nobody else may end a clinic's session. So is whoever leaves files
 * behind that have not been sent: the exit clears them from this browser.
 */
export default function LogoutPage() {
  const isSaidaPedida = useLocation({ select: ({ state }) => state.isSaidaPedida === true })
  const hasSession = useSession() !== undefined
  const [isLeaving, setLeaving] = useState(isSaidaPedida || !hasSession)
  const [esperas, setEsperas] = useState<readonly Espera[]>([])

  useEffect(() => {
    if (isLeaving) void leaveOrAsk(setEsperas)
  }, [isLeaving])

  async function leaveAll() {
    setEsperas([])
    await stopEnvios().catch(report)
    await logout()
  }

  if (!isLeaving) return <Pergunta onLeave={() => setLeaving(true)} />
  if (esperas.length > 0) return <PerguntaEspera esperas={esperas} onLeave={() => void leaveAll()} />
  return (
    <main className={styles.main} id="conteudo" ref={focus} tabIndex={-1}>
      <Spinner label="Saindo" />
    </main>
  )
}

const report = (error: unknown): void => console.error('the files that wait were not reached', error)

/** Nobody is kept in because a browser does not tell what it keeps. */
async function leaveOrAsk(ask: (esperas: readonly Espera[]) => void): Promise<void> {
  const esperas = await listEsperas().catch((error: unknown) => {
    report(error)
    return []
  })
  if (esperas.length > 0) ask(esperas)
  else await logout()
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

type PerguntaEsperaProps = { esperas: readonly Espera[]; onLeave: () => void }

function PerguntaEspera({ esperas, onLeave }: PerguntaEsperaProps) {
  const total = esperas.reduce((soma, { quantos }) => soma + quantos, 0)
  const [primeira] = esperas
  return (
    <EndPage
      actions={
        <>
          <ButtonLink href={hrefOfGuia(primeira?.numeroFicha ?? 0)} size="grande" variant="primario">
            Voltar e enviar
          </ButtonLink>
          <Button onPress={onLeave} size="grande" variant="perigo">
            {total === 1 ? 'Sair e apagar o arquivo' : `Sair e apagar os ${total} arquivos`}
          </Button>
        </>
      }
      icon="upload"
      title={countOf(total, 'arquivo ainda não foi enviado', 'arquivos ainda não foram enviados')}
    >
      <ul>
        {esperas.map(({ numeroFicha, quantos }) => (
          <li key={numeroFicha}>
            <Link href={hrefOfGuia(numeroFicha)}>Guia {numeroFicha}</Link>:{' '}
            {countOf(quantos, 'arquivo', 'arquivos')}
          </li>
        ))}
      </ul>
      <p>Ao sair, o que espera neste computador é apagado dele.</p>
    </EndPage>
  )
}

const hrefOfGuia = (numeroFicha: number): string => hrefOf('/portal/guia/$numeroFicha', { numeroFicha })
