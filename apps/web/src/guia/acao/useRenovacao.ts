import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { showData } from '../../calendario/format.ts'
import { useAcaoGuia } from './useAcaoGuia.ts'

/** Gives the guide's password its one renewal. */
export function useRenovacao(guia: GuiaDetalhada, onDone: () => void) {
  const { numeroFicha } = guia
  return useAcaoGuia(guia, liberacaoSenha.renewSenha, {
    prepare: () => ({ body: { numeroFicha } }),
    // It was the only one: nobody should have to look for the day that it gave.
    sucesso: ({ validadeSenha }) => `A senha foi renovada, e vale até ${showData(validadeSenha)}.`,
    onDone,
  })
}
