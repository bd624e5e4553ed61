import type { Prazo } from '@portal/contract/prazo.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { describeCura, nameAlvo, toEnderecoCura } from './prazoWords.ts'

/**
 * What is done about a deadline, leading to the place where it is done, or to the guide for whoever may not open that
 * place. Several of a kind are on a page: the link's name says of which guide it is, or of which patient, which the
 * row shows beside it.
 */
export function CuraLink({ prazo }: { prazo: Prazo }) {
  const { whyNotOpen } = useAcesso()
  const { isDeGuia } = getTipoPrazo(prazo.tipo)
  const endereco = toEnderecoCura(prazo)
  const isFechado = isDeGuia && whyNotOpen(endereco) !== undefined
  const deQuem = isDeGuia ? nameAlvo(prazo) : prazo.nomeAssociado
  return (
    <AcessoLink href={isFechado ? enderecoGuia(prazo.referencia) : endereco}>
      {describeCura(prazo)} {deQuem && <VisuallyHidden>({deQuem})</VisuallyHidden>}
    </AcessoLink>
  )
}
