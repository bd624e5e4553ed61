/** How a member stands with the operator. */
export const situacoesAssociado = ['ativo', 'inativo', 'suspenso'] as const
export type SituacaoAssociado = (typeof situacoesAssociado)[number]
