import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import type { OrdemGuia } from '@portal/domain/guia/ordemGuia.ts'
import { readOrdemSearch } from './ordem.ts'

/** What the address of the guide search holds. A patient is named by the opaque key: no CPF or card in an address. */
export type ConsultaSearch = {
  aba?: 'pendentes'
  paciente?: string
  guia?: number
  especialidade?: number
  tipo?: number
  /** Comma list of `statusFicha`. */
  situacao?: string
  /** Those alone whose password has not ended. */
  senha?: 'emVigor'
  de?: string
  ate?: string
  /** Unsaid, the one that the tab's list has by itself. */
  ordem?: OrdemGuia
}

const readNumber = (raw: unknown, maximo: number): number | undefined => {
  const value = Number(raw)
  return raw !== '' && Number.isInteger(value) && value > 0 && value <= maximo ? value : undefined
}

const readText = (raw: unknown, isGood: (texto: string) => boolean): string | undefined => {
  const value = String(raw ?? '')
  return isGood(value) ? value : undefined
}

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readConsultaSearch(raw: Record<string, unknown>): ConsultaSearch {
  const aba = raw.aba === 'pendentes' ? raw.aba : undefined
  return keepPresent({
    aba,
    paciente: readText(raw.paciente, (texto) => /^[0-9a-f-]{36}$/i.test(texto)),
    guia: readNumber(raw.guia, 999_999_999_999),
    especialidade: readNumber(raw.especialidade, 99),
    tipo: readNumber(raw.tipo, 99),
    situacao: readText(raw.situacao, (texto) => /^\d{1,2}(,\d{1,2}){0,21}$/.test(texto)),
    senha: raw.senha === 'emVigor' ? raw.senha : undefined,
    de: readText(raw.de, isDataCivil),
    ate: readText(raw.ate, isDataCivil),
    ordem: readOrdemSearch(raw.ordem, aba),
  })
}

/** The same without what is undefined. */
export function keepPresent(
  search: {
    [K in keyof ConsultaSearch]: ConsultaSearch[K] | undefined
  },
): ConsultaSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
