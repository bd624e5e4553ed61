import { useEffect, useRef, useState } from 'react'
import { toNotice } from '../api/notice.ts'
import { useSession } from '../api/useSession.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Spinner } from '../ui/action/Spinner.tsx'
import { takeChegada } from './chegada.ts'
import { EndPage } from './EndPage.tsx'
import { entrarPorToken, leaveExpirada, loginOf } from './entrarPorToken.ts'
import { useEnderecoEntrada } from './useEnderecos.ts'

/**
 * `/acesso/token/entrada`: whoever another system hands over enters by the token behind the "#" (Spec §4; docs/operacao.md).
 * Only the session of that same login is gone on with unasked. One of another login is not replaced so; and where none is
 * open the page names whose it would be, for an address that somebody else wrote enters as somebody else (Segurança A2).
 */
export default function EntradaTokenPage() {
  const [chegada] = useState(takeChegada)
  const [login] = useState(() => chegada && loginOf(chegada))
  const [aberta] = useState(useSession()?.userLogin)
  const [isEntrando, setEntrando] = useState(aberta === login)
  const [error, setError] = useState<unknown>()
  // The token serves once, however often the page is drawn.
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current || (login !== undefined && !isEntrando)) return
    isSent.current = true
    if (!chegada || login === undefined) leaveExpirada()
    else void entrarPorToken(chegada).catch(setError)
  }, [chegada, login, isEntrando])

  function retry() {
    if (!chegada) return
    setError(undefined)
    void entrarPorToken(chegada).catch(setError)
  }

  useEffect(() => {
    // Another address opened in the same tab only changes what stands behind the "#".
    const reload = () => location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])

  if (login !== undefined && !isEntrando)
    return aberta === undefined ? (
      <Conferencia login={login} onEnter={() => setEntrando(true)} />
    ) : (
      <Troca aberta={aberta} login={login} onEnter={() => setEntrando(true)} />
    )
  if (error === undefined)
    return (
      <EndPage actions={false} icon="hourglass" key="espera" title="Entrando no portal">
        <Spinner label="Entrando no portal" />
      </EndPage>
    )
  const { title, text } = toNotice(error)
  return (
    <EndPage
      actions={
        <Button icon="refresh" onPress={retry} size="grande" variant="primario">
          Tentar de novo
        </Button>
      }
      icon="error"
      key="falha"
      title={title}
    >
      <p role="alert">{text}</p>
    </EndPage>
  )
}

type ConferenciaProps = { login: string; onEnter: () => void }

const Conferencia = ({ login, onEnter }: ConferenciaProps) => (
  <EndPage
    actions={
      <>
        <Button onPress={onEnter} size="grande" variant="primario">
          Entrar como {login}
        </Button>
        <ButtonLink href={useEnderecoEntrada()} size="grande">
          Entrar com outro código
        </ButtonLink>
      </>
    }
    icon="lock"
    key="conferencia"
    title="Este é o seu código?"
  >
    <p>
      O endereço que você abriu entra com o código {login}. O que for feito no portal fica com ele: se não é o
      seu, não entre.
    </p>
  </EndPage>
)

type TrocaProps = ConferenciaProps & { aberta: string }

const Troca = ({ aberta, login, onEnter }: TrocaProps) => (
  <EndPage
    actions={
      <>
        <Button onPress={onEnter} size="grande" variant="primario">
          Entrar como {login}
        </Button>
        <ButtonLink href={hrefOf('/portal')} size="grande">
          Continuar como {aberta}
        </ButtonLink>
      </>
    }
    icon="lock"
    key="troca"
    title="Trocar de acesso?"
  >
    <p>
      O endereço que você abriu entra com o código {login}. Neste navegador está aberta a sessão de {aberta},
      que termina se você trocar.
    </p>
  </EndPage>
)
