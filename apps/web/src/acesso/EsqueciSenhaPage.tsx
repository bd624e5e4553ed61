import { acesso } from '@portal/contract/acesso.ts'
import { PedidoLink } from './PedidoLink.tsx'

/** `/acesso/esqueciMinhaSenha` and its brand twins (Interface S25). */
export default function EsqueciSenhaPage() {
  return (
    <PedidoLink
      dica="O mesmo com que você entra no portal."
      lead="Diga o seu código e enviamos, a um contato do seu cadastro, o que é preciso para criar outra."
      route={acesso.requestSenhaEsquecida}
      title="Esqueci minha senha"
    />
  )
}
