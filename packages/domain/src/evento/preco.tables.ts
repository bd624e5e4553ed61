/** What each network pays relative to the base table, in per cent. */
export const PERCENTUAIS_REDE = [
  { rede: 'operadora', percentual: 100 },
  { rede: 'banco', percentual: 112 },
  { rede: 'terceira', percentual: 94 },
] as const

export type RedePreco = (typeof PERCENTUAIS_REDE)[number]['rede']

/** The patient's part by kind of plan, in per cent, and the most that the patient pays per event, in cents. */
export const COPARTICIPACOES_PLANO = [
  { tipoPlano: 'integral', rotulo: 'Sem coparticipação', percentual: 0, tetoCentavos: 0 },
  { tipoPlano: 'essencial', rotulo: 'Essencial', percentual: 30, tetoCentavos: 15000 },
  { tipoPlano: 'premium', rotulo: 'Premium', percentual: 10, tetoCentavos: 8000 },
] as const

export type TipoPlano = (typeof COPARTICIPACOES_PLANO)[number]['tipoPlano']

/** Preventive care is never co-paid, so that nobody puts it off. */
export const EVENTOS_SEM_COPARTICIPACAO: ReadonlySet<string> = new Set([
  '81000030',
  '81000065',
  '84000090',
  '84000139',
  '84000163',
  '84000198',
])
