import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { useSession } from '../api/useSession.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EndPage } from './EndPage.tsx'
import { OQueFicou } from './OQueFicou.tsx'
import { TrocaSemResposta } from './TrocaSemResposta.tsx'

/** Spec §4 and §8: the session's or the link's time ran out. A link that is over ends no session that is open. */
export default function TokenExpiradoPage() {
  if (useSession()) return <LinkVencido />
  return (
    <EndPage icon="hourglass" title="Sua sessão expirou">
      <p>
        A sessão termina depois de {duracaoSessaoSegundos / 60} minutos sem uso, ou quando é encerrada em
        outro aparelho, como na troca da senha. O link que você abriu também pode ter perdido a validade.
      </p>
      <TrocaSemResposta />
      <OQueFicou />
    </EndPage>
  )
}

const LinkVencido = () => (
  <EndPage
    actions={
      <ButtonLink href={hrefOf('/portal')} size="grande" variant="primario">
        Voltar ao portal
      </ButtonLink>
    }
    icon="hourglass"
    title="O link perdeu a validade"
  >
    <p>
      O endereço que você abriu já foi usado, passou do tempo ou não confere. Peça outro onde o encontrou.
    </p>
    <p>A sua sessão continua aberta.</p>
  </EndPage>
)
