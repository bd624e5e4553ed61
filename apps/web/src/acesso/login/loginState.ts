/** Somebody to enter the demonstration as; listed in the local environment alone (Produto §11). */
export type DemonstrationUser = { login: string; quem: string; mostra: string; senha: string | null }

/** What came of an attempt that opened nothing: a refusal by its code. */
export type LoginOutcome = { codigo: string; aguarde?: number | undefined }

/** All that the page shows besides its brand; the server writes it into the page, hydration reads it there. */
export type LoginState = {
  /** Where the form posts without a script: the page's own address. */
  action: string
  /** What was typed as the code. */
  login: string
  outcome?: LoginOutcome | undefined
  demonstracao: readonly DemonstrationUser[]
  /** Another operator's service takes the password (Produto §9): without its script the form must send it nowhere. */
  precisaScript?: true | undefined
  /** Where the demonstration's messages are read. */
  caixa?: string | undefined
}
