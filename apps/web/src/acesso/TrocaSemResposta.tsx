import { Banner } from '../ui/feedback/Banner.tsx'
import { isTrocaPendente } from './trocaPendente.ts'

/** What the end of a session owes to whoever was changing the password: which one is right (Interface S26). */
export const TrocaSemResposta = () =>
  isTrocaPendente() && (
    <Banner title="A senha pode ter sido trocada" tone="atencao">
      A troca foi enviada, mas a resposta se perdeu. Entre com a senha nova; se não entrar, use a antiga.
    </Banner>
  )
