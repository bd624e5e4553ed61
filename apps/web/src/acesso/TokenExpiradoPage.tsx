import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { EndPage } from './EndPage.tsx'

/** Spec §4 and §8: the session's or the link's time ran out. */
export default function TokenExpiradoPage() {
  return (
    <EndPage icon="hourglass" title="Sua sessão expirou">
      <p>
        A sessão termina depois de {duracaoSessaoSegundos / 60} minutos sem uso, ou o link que você abriu
        perdeu a validade.
      </p>
      <p>O que você estava preenchendo foi guardado. Entre novamente e continue de onde parou.</p>
    </EndPage>
  )
}
