/** What guides are put in order by: the day of their release, the patient's name, their term, their value. */
export type CriterioGuia = 'guia' | 'paciente' | 'prazo' | 'valor'

/** An order of a list of guides, with a minus the greatest first; what is equal follows its number. */
export type OrdemGuia = CriterioGuia | `-${CriterioGuia}`

/** Of the search, the one that goes without saying first: what an index follows, however many guides there are. */
export const ordensBusca = ['-guia', 'guia', 'valor', '-valor'] as const satisfies readonly OrdemGuia[]
export type OrdemBusca = (typeof ordensBusca)[number]

/** Of the pending ones, which are few. */
export const ordensPendentes = [
  'prazo',
  '-prazo',
  'paciente',
  '-paciente',
  ...ordensBusca,
] as const satisfies readonly OrdemGuia[]
