import { financeiro } from '@portal/contract/financeiro.ts'
import { readXlsx } from 'hucre'
import type { Person, TestApp } from '../testing/testApp.ts'

type Busca = { tipoBuscaEnum: 'GTO' | 'PERIODO'; gtoList?: string; dataFinal?: string }

/** The rows of a workbook by their titles, and its last rows by their first cell. */
export async function readPlanilha(t: TestApp, as: Person, query: Busca) {
  const { raw } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
  const { sheets } = await readXlsx(raw)
  const rows = sheets[0]?.rows ?? []
  const inicio = rows.findIndex((row) => row.includes('Código da glosa'))
  const titulos = rows[inicio] ?? []
  const read = (row: (typeof rows)[number]) => (titulo: string) => row[titulos.indexOf(titulo)]
  const linhas = rows.slice(inicio + 1).map(read)
  const centsOf = (linha: (typeof linhas)[number] | undefined, titulo: string) =>
    Math.round(Number(linha?.(titulo) ?? Number.NaN) * 100)
  const find = (nome: string) => linhas.find((linha) => linha('Fechamento') === nome)
  return { linhas: linhas.filter((linha) => Number(linha('Guia')) > 0), find, centsOf }
}
