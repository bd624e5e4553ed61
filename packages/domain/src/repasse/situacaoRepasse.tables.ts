/** What of a run a provider may look at: all of one whose statement is published, then what was paid. */
export const situacoesPublicadas = ['publicado', 'depositado'] as const
export type SituacaoPublicada = (typeof situacoesPublicadas)[number]

/** Where a run stands: it takes what is forwarded until it is published. */
export const situacoesRepasse = ['aberto', ...situacoesPublicadas] as const
export type SituacaoRepasse = (typeof situacoesRepasse)[number]

/** After "pagamento de 10/12/2026,". The operator pays; a deposit is what the bank shows, and may be missing all the same. */
export const rotulosSituacaoRepasse: Readonly<Record<SituacaoRepasse, string>> = {
  aberto: 'em processamento',
  publicado: 'ainda não pago',
  depositado: 'pago',
}

/** What a sheet, which is kept and shown to others, says of the run's money. */
export const avisosSituacaoRepasse: Readonly<Record<SituacaoRepasse, string>> = {
  aberto: 'Em processamento: ainda não pago, antes das retenções.',
  publicado: 'Ainda não pago.',
  depositado: 'Pago.',
}
