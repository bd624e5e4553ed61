/** What of a run a provider may look at: all of one whose statement is published, then what was deposited. */
export const situacoesPublicadas = ['publicado', 'depositado'] as const
export type SituacaoPublicada = (typeof situacoesPublicadas)[number]

/** Where a run stands: it takes what is forwarded until it is published. */
export const situacoesRepasse = ['aberto', ...situacoesPublicadas] as const
export type SituacaoRepasse = (typeof situacoesRepasse)[number]
