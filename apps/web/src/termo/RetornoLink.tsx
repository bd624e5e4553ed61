import { readReturnAddress } from '../api/returnAddress.ts'
import { useSession } from '../api/useSession.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'

/** Where one was when the session ended: the login led to the terms first (Spec §4.6). */
export function useRetorno(): string | undefined {
  const login = useSession()?.userLogin
  return login === undefined ? undefined : readReturnAddress(login)
}

/** Once nothing waits: back to there, else to the beginning. */
export function SeguirLink() {
  const retorno = useRetorno()
  return (
    <ButtonLink href={retorno ?? '/portal'} variant="primario">
      {retorno ? 'Continuar de onde parei' : 'Ir para o início'}
    </ButtonLink>
  )
}

/** While something still waits: on without it, where there is a place to go back to. */
export function SeguirSemAceitarLink() {
  const retorno = useRetorno()
  return (
    retorno && (
      <ButtonLink href={retorno} variant="fantasma">
        Continuar sem aceitar
      </ButtonLink>
    )
  )
}
