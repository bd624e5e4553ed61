import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoNovoPedido } from '@portal/domain/menu/endereco.ts'
import type { ComponentProps } from 'react'
import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'

type NovoPedidoLinkProps = Pick<ComponentProps<typeof TelaButtonLink>, 'variant' | 'size'> & {
  /** The patient whom the exams are for; asked there when unsaid. */
  chave?: string | undefined
  children?: string
}

/** The way to a new request; nothing for whoever asks for none. */
export function NovoPedidoLink({ chave, children = 'Pedir exames', ...look }: NovoPedidoLinkProps) {
  if (useAcesso().whyNotCall(solicitacaoExame.createSolicitacao)) return null
  return (
    <TelaButtonLink href={enderecoNovoPedido(chave)} icon="plus" variant="primario" {...look}>
      {children}
    </TelaButtonLink>
  )
}
