import { useLocation } from '@tanstack/react-router'
import { useSession } from '../api/useSession.ts'
import { useMarca } from '../marca/useMarca.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { useTitleOnLoad } from '../ui/useTitleOnLoad.ts'
import { EndPage } from './EndPage.tsx'

/** Spec §6: logged in, without the function that the address needs, or with that function locked (Spec §4.8). */
export default function AcessoNaoPermitidoPage() {
  return useSession() ? <NaMoldura /> : <SemMoldura />
}

/** Within the portal's frame, whose bar has the title and whose menu leads on. */
function NaMoldura() {
  useTitleOnLoad()
  return (
    <EmptyState
      actions={
        <ButtonLink href="/portal" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon={useIcon()}
    >
      <Motivo />
      <p>O que você pode usar está no menu.</p>
    </EmptyState>
  )
}

const SemMoldura = () => (
  <EndPage
    actions={
      <ButtonLink href="/portal" size="grande" variant="primario">
        Ir para o início
      </ButtonLink>
    }
    icon={useIcon()}
    title="Acesso não permitido"
  >
    <Motivo />
  </EndPage>
)

const useBloqueio = () => useLocation({ select: ({ state }) => state.bloqueio })

const useIcon = () => (useBloqueio() ? 'lock' : 'slash')

/** Why, and who can change it. */
function Motivo() {
  const { emailCentral } = useMarca()
  const bloqueio = useBloqueio()
  return (
    <>
      {bloqueio ? (
        <>
          <p>
            <strong>{bloqueio.tela ?? 'A função está bloqueada para o seu cadastro.'}</strong>
          </p>
          <p>{bloqueio.motivo}</p>
        </>
      ) : (
        <>
          <p>Seu cadastro não tem permissão para usar esta função.</p>
          <p>Se você precisa dela no dia a dia, fale com a central do credenciado.</p>
        </>
      )}
      <p>
        E-mail da central: <Link href={`mailto:${emailCentral}`}>{emailCentral}</Link>
      </p>
    </>
  )
}
