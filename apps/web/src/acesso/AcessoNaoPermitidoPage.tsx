import { useLocation } from '@tanstack/react-router'
import { useMarca } from '../marca/useMarca.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { EndPage } from './EndPage.tsx'

/** Spec §6: logged in, without the function that the address needs, or with that function locked (Spec §4.8). */
export default function AcessoNaoPermitidoPage() {
  const { emailCentral } = useMarca()
  const bloqueio = useLocation({ select: ({ state }) => state.bloqueio })
  return (
    <EndPage
      actions={
        <ButtonLink href="/portal" size="grande" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon={bloqueio ? 'lock' : 'slash'}
      title="Acesso não permitido"
    >
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
    </EndPage>
  )
}
