import { Banner } from '../ui/feedback/Banner.tsx'
import { EndPage } from './EndPage.tsx'
import { isTrocaPendente } from './trocaPendente.ts'

/** Spec §7: no session, a refused renewal, or a refused call. */
export default function SessaoEncerradaPage() {
  return (
    <EndPage icon="lock" title="Sessão encerrada">
      <p>Para proteger os dados dos seus pacientes, sua sessão foi encerrada.</p>
      {isTrocaPendente() && (
        <Banner title="A senha pode ter sido trocada" tone="atencao">
          A troca foi enviada, mas a resposta se perdeu. Entre com a senha nova; se não entrar, use a antiga.
        </Banner>
      )}
      <p>O que você estava preenchendo foi guardado. Entre novamente e continue de onde parou.</p>
    </EndPage>
  )
}
