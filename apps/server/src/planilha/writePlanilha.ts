import { Readable } from 'node:stream'
import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre'

/** A cell: text is always text, so that nothing typed by anybody runs as a formula. */
export type Celula = string | number | Date | null

export type ColunaPlanilha<Linha> = {
  titulo: string
  /** Width in characters. */
  largura: number
  /** Excel's number format, for numbers and dates. */
  formato?: string
  celula: (linha: Linha) => Celula
}

export type Planilha<Linha> = {
  /** Name of the sheet, 31 characters at most. */
  nome: string
  /** What the sheet is: filters, who, when; a name and its value on each row before the table. */
  cabecalho: readonly (readonly [nome: string, valor: string])[]
  colunas: readonly ColunaPlanilha<Linha>[]
  /** Rows as they come; only a batch at a time is in memory. */
  linhas: AsyncIterable<readonly Linha[]>
  /** What stands below the last row, asked for once all have come. */
  listRodape?: () => readonly (readonly Celula[])[]
}

/** MIME type of a workbook. */
export const tipoPlanilha = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An .xlsx as a stream: header, titles, rows. It asks for rows as its reader takes bytes. */
export function writePlanilha<Linha>(planilha: Planilha<Linha>): Readable {
  const { nome, cabecalho, colunas } = planilha
  const columns = colunas.map(({ largura, formato }): ColumnDef => {
    return formato === undefined ? { width: largura } : { width: largura, numFmt: formato }
  })
  // The header, a blank row and the titles stay in sight.
  const freezePane = { rows: cabecalho.length + 2 }
  return Readable.from(
    writeXlsxStream(listLinhas(planilha), { name: nome, columns, freezePane, repeatHeaders: false }),
    { objectMode: false },
  )
}

async function* listLinhas<Linha>({
  cabecalho,
  colunas,
  linhas,
  listRodape,
}: Planilha<Linha>): AsyncIterable<CellValue[]> {
  for (const par of cabecalho) yield [...par]
  yield []
  yield colunas.map(({ titulo }) => titulo)
  for await (const lote of linhas) {
    for (const linha of lote) yield colunas.map(({ celula }) => celula(linha))
  }
  for (const linha of listRodape?.() ?? []) yield [...linha]
}

/** An instant as Excel shows it: spreadsheets have no time zone, so the wall clock of São Paulo (UTC-3). */
export const toDataHora = (instante: Date): Date => new Date(instante.getTime() - 3 * 60 * 60_000)

/** A civil day as a date of the sheet. */
export const toDia = (data: string): Date => new Date(`${data}T00:00:00Z`)
