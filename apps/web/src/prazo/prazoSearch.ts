import type { OrdemPrazo } from '@portal/domain/prazo/ordemPrazo.ts'

/** What the address of the deadlines holds: the open ones by days where it says nothing. */
export type PrazoSearch = { aba?: 'desistidos'; ordem?: 'valor'; pagina?: number }

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readPrazoSearch({ aba, ordem, pagina }: Record<string, unknown>): PrazoSearch {
  const numero = /^[1-9]\d{0,2}$/.test(String(pagina ?? '')) ? Number(pagina) : 1
  return {
    ...(aba === 'desistidos' && { aba }),
    ...(ordem === 'valor' && { ordem }),
    ...(numero > 1 && { pagina: numero }),
  }
}

/** The order of an address, as the call names it. */
export const toOrdem = ({ ordem }: PrazoSearch): OrdemPrazo => (ordem === 'valor' ? 'VALOR' : 'DIAS')
