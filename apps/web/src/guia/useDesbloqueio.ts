import { guia as contrato } from '@portal/contract/guia.ts'
import { desbloqueio } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { useAcesso } from '../menu/useAcesso.ts'

/** From another screen to the button that unlocks the guide; undefined for who may not press it, or not open its page. */
export function useDesbloqueio(numeroFicha: number): string | undefined {
  const { whyNotCall, whyNotOpen } = useAcesso()
  const endereco = desbloqueio.endereco(numeroFicha)
  return whyNotCall(contrato.updateBloqueio) || whyNotOpen(endereco) ? undefined : endereco
}
