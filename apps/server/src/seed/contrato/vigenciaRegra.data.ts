import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'

/** Since when the demonstration's rules of events hold: from before the first guide of it, as its other terms do. */
export const DESDE_REGRA = '2015-01-01'

/** Where the values of a rule come from, in words. They are the demonstration's own, whatever they follow. */
export const FONTES_REGRA: Readonly<Record<RegraEvento['fonte'], string>> = {
  tabela: 'Valor da demonstração: o que é usual no setor',
  padrao: 'Valor da demonstração: padrão da família do evento',
  operadora: 'Valor da demonstração: regra própria da operadora',
}
