/** Routes whose screen exists; an entry without one stays out of the menu (Spec §2.5). */
export const TELAS: ReadonlySet<string> = new Set([
  '/portal',
  '/portal/elegibilidade',
  '/portal/solicitarAutorizacao',
  '/portal/consultaGTOs',
  '/portal/cancelamentoGTO',
  '/portal/trocaSenha',
])
