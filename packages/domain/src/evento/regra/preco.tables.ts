/** What each network pays relative to the base table, in per cent. */
export const PERCENTUAIS_REDE = [
  { rede: 'operadora', percentual: 100 },
  { rede: 'banco', percentual: 112 },
  { rede: 'terceira', percentual: 94 },
] as const
