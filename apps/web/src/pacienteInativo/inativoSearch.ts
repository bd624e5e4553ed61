import type { OpcaoInativos } from '@portal/contract/pacienteInativo.ts'

/** What the address of the inactive patients holds: which list; all of them where it says nothing. */
export type InativoSearch = { opcao?: 'semCiencia' | 'comCiencia' }

/** Keeps a list that there is, and drops the rest: an address may come from anywhere. */
export function readInativoSearch({ opcao }: Record<string, unknown>): InativoSearch {
  return opcao === 'semCiencia' || opcao === 'comCiencia' ? { opcao } : {}
}

/** The list of an address, as the call names it (Operadora §6). */
export function toOpcao({ opcao }: InativoSearch): OpcaoInativos {
  if (opcao === undefined) return 'TODOS'
  return opcao === 'semCiencia' ? 'NAO_CIENTES' : 'CIENTES'
}
