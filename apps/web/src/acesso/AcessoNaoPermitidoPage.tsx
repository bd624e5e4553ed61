import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EndPage } from './EndPage.tsx'

/** Spec §6: logged in, without the function that the address needs. */
export default function AcessoNaoPermitidoPage() {
  return (
    <EndPage
      actions={
        <ButtonLink href="/portal" size="grande" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon="slash"
      title="Acesso não permitido"
    >
      <p>Seu cadastro não tem permissão para usar esta função.</p>
      <p>Se você precisa dela no dia a dia, fale com a central do credenciado.</p>
    </EndPage>
  )
}
