import type { ResultadoLogin } from '@portal/contract/acesso.ts'
import { enderecoSenha } from '@portal/domain/rede/rede.tables.ts'

/**
 * Where a login leads that needs a password first (Spec §4.6): with a flow's token to define it, behind the "#", which
 * no server is sent; without one, to asking for a link.
 */
export function addressOfFluxo(rede: string, { tipoFluxo, fluxoToken }: ResultadoLogin): string {
  if (fluxoToken) return `${enderecoSenha(rede, 'CadastrarSenha')}#fluxo=${fluxoToken}`
  return enderecoSenha(rede, tipoFluxo === 'PA' ? 'primeiroAcesso' : 'esqueciMinhaSenha')
}
