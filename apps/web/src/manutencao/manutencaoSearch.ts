import type { ListaMes } from '@portal/domain/manutencao/situacaoMes.ts'

/** What the address of the maintenances holds: a list of the month or the year, its first month, the treatment that is open. */
export type ManutencaoSearch = {
  aba?: 'liberadas' | 'feitas' | 'perdidas' | 'ano'
  de?: string
  tratamento?: number
}

const abas: ReadonlySet<unknown> = new Set(['liberadas', 'feitas', 'perdidas', 'ano'])
const isAba = (aba: unknown): aba is NonNullable<ManutencaoSearch['aba']> => abas.has(aba)

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readManutencaoSearch(raw: Record<string, unknown>): ManutencaoSearch {
  const { aba, de, tratamento } = raw
  return {
    ...(isAba(aba) && { aba }),
    ...(aba === 'ano' && /^20\d\d-(0[1-9]|1[0-2])$/.test(String(de ?? '')) && { de: String(de) }),
    ...(/^[1-9]\d{0,11}$/.test(String(tratamento ?? '')) && { tratamento: Number(tratamento) }),
  }
}

export type AbaMes = Exclude<NonNullable<ManutencaoSearch['aba']>, 'ano'> | 'aLiberar'

/** Which list of the month a tab shows. */
export const listaDaAba: Readonly<Record<AbaMes, ListaMes>> = {
  aLiberar: 'A_LIBERAR',
  liberadas: 'LIBERADA',
  feitas: 'FEITA',
  perdidas: 'PERDIDA',
}

/** The tab of the month that an address shows; undefined of the year. */
export const toAbaMes = ({
  aba = 'aLiberar',
}: {
  aba?: ManutencaoSearch['aba'] | AbaMes
}): AbaMes | undefined => (aba === 'ano' ? undefined : aba)
