import type { Permissao } from './permissao.tables.ts'

/** What was paid and denied is the provider's money: whoever sees its money elsewhere sees it here. */
const dinheiro: readonly Permissao[] = ['INDICADORES', 'DEMONSTRATIVO', 'RECURSO_GLOSA', 'RELAT_GTO']

/**
 * Fields that not everybody may read who may make the call, each with the permissions that open it: any one does.
 * Without one the field is left out of the reply.
 */
const camposRestritos = {
  /** What the runs made of a guide's events. */
  pagamento: dinheiro,
  /** The patient behind a guide of the home page's list, who is told where guides are (`gto-pendentes`). */
  pacientePendente: ['CONSULTA_GTO'],
} as const satisfies Record<string, readonly Permissao[]>

export type CampoRestrito = keyof typeof camposRestritos

export function isCampoAberto(campo: CampoRestrito, permissoes: readonly string[]): boolean {
  return camposRestritos[campo].some((permissao) => permissoes.includes(permissao))
}
