import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { useAcaoGuia } from './useAcaoGuia.ts'

/** Gives the guide's password its one renewal. */
export function useRenovacao(guia: GuiaDetalhada) {
  const { numeroFicha } = guia
  return useAcaoGuia(guia, liberacaoSenha.renewSenha, {
    prepare: () => ({ body: { numeroFicha } }),
    sucesso: 'A senha da guia foi renovada.',
  })
}
