import { isDataCivil } from '../calendario/dataCivil.ts'

const compacto = /^\D*(\d{4})(\d{2})(\d{2})/
const anoPrimeiro = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const diaPrimeiro = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/

const join = (ano: string, mes: string, dia: string): string | undefined => {
  const data = `${ano.length === 2 ? `20${ano}` : ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
  // A bank that knows no day writes 1900 or 1970.
  return data.startsWith('20') && isDataCivil(data) ? data : undefined
}

/** The day of an OFX instant: its first eight digits, whatever hour and zone follow (Operadora §4). Undefined if it is none. */
export function readDiaOfx(texto: string): string | undefined {
  const partes = compacto.exec(texto)
  return partes ? join(partes[1] ?? '', partes[2] ?? '', partes[3] ?? '') : undefined
}

/** The day of a cell: `10/12/2026`, `10/12/26`, `2026-12-10`, with or without an hour. Undefined if it is none. */
export function readDiaExtrato(texto: string): string | undefined {
  const ano = anoPrimeiro.exec(texto)
  if (ano) return join(ano[1] ?? '', ano[2] ?? '', ano[3] ?? '')
  const dia = diaPrimeiro.exec(texto)
  return dia ? join(dia[3] ?? '', dia[2] ?? '', dia[1] ?? '') : undefined
}
