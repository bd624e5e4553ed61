/** The logged-in provider, as the database says at this call: a revoked session or a lost permission acts at once. */
export type Sessao = {
  sid: string
  codigoCredenciado: number
  login: number
  nome: string
  rede: string
  protocolo: string
  permissoes: readonly string[]
  /** Id of the token that this call came with: the current one or, for 30 s, the one before. */
  jtiApresentado: string
  fgp: string
}
