import type { ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'

/** What the address of the re-analysis holds: which list, and the treatment that is open. */
export type ReanalisePrazoSearch = { lista?: 'emAnalise' | 'respondidas'; tratamento?: number }

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readReanalisePrazoSearch(raw: Record<string, unknown>): ReanalisePrazoSearch {
  const { lista, tratamento } = raw
  return {
    ...((lista === 'emAnalise' || lista === 'respondidas') && { lista }),
    ...(/^[1-9]\d{0,11}$/.test(String(tratamento ?? '')) && { tratamento: Number(tratamento) }),
  }
}

export type AbaReanalise = NonNullable<ReanalisePrazoSearch['lista']> | 'aPedir'

const listas: Readonly<Record<AbaReanalise, ListaReanalise>> = {
  aPedir: 'A_PEDIR',
  emAnalise: 'EM_ANALISE',
  respondidas: 'RESPONDIDAS',
}

/** Which list an address asks for. */
export const toLista = ({ lista }: ReanalisePrazoSearch): ListaReanalise => listas[lista ?? 'aPedir']
