/** The password flows (Spec §4). */
export const tiposFluxo = [
  { codigo: 'PA', nome: 'primeiroAcesso', rotulo: 'Primeiro acesso' },
  { codigo: 'RS', nome: 'redefinicaoSenha', rotulo: 'Redefinição de senha' },
  { codigo: 'SE', nome: 'senhaExpirada', rotulo: 'Senha expirada' },
] as const

export type TipoFluxo = (typeof tiposFluxo)[number]['codigo']
