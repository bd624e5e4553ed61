/** What each network pays relative to the base table, in per cent. */
export const PERCENTUAIS_REDE = [
  { rede: 'operadora', percentual: 100 },
  { rede: 'banco', percentual: 112 },
  { rede: 'terceira', percentual: 94 },
] as const

/** Preventive care is never co-paid, so that nobody puts it off. */
export const EVENTOS_SEM_COPARTICIPACAO: ReadonlySet<string> = new Set([
  '81000030',
  '81000065',
  '84000090',
  '84000139',
  '84000163',
  '84000198',
])
