import { acesso } from '@portal/contract/acesso.ts'
import { PedidoLink } from './PedidoLink.tsx'

/** `/acesso/primeiroAcesso` and its brand twins (Interface S25). */
export default function PrimeiroAcessoPage() {
  return (
    <PedidoLink
      dica="É o código com que você vai entrar no portal."
      lead="Diga o código que você recebeu ao se credenciar. Enviamos, a um contato do seu cadastro, o que é preciso para criar a senha."
      route={acesso.requestPrimeiroAcesso}
      title="Primeiro acesso"
    />
  )
}
