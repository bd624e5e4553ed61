/** The password flows (Spec §4). */
export const tiposFluxo = [
  { codigo: 'PA', nome: 'primeiroAcesso', rotulo: 'Primeiro acesso' },
  { codigo: 'RS', nome: 'redefinicaoSenha', rotulo: 'Redefinição de senha' },
  { codigo: 'SE', nome: 'senhaExpirada', rotulo: 'Senha expirada' },
] as const

export type TipoFluxo = (typeof tiposFluxo)[number]['codigo']

/** The login's outcome (Spec §4.6): in, or on to define a password. */
export const tiposProcesso = [
  { codigo: 'ACESSO', nome: 'acesso', rotulo: 'Acesso' },
  { codigo: 'DEFINICAO_SENHA', nome: 'definicaoSenha', rotulo: 'Definição de senha' },
] as const

export type TipoProcesso = (typeof tiposProcesso)[number]['codigo']

export function getTipoFluxo(codigo: string): (typeof tiposFluxo)[number] | undefined {
  return tiposFluxo.find((fluxo) => fluxo.codigo === codigo)
}
