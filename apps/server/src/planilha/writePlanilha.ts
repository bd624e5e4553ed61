import { PassThrough, Readable } from 'node:stream'
import { dateToSerial } from 'hucre'
import { ZipFile } from 'yazl'
import { escapeXml } from './escapeXml.ts'
import { CLOSE_SHEET, listParts, openSheet, SHEET } from './workbookParts.ts'

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

/** Half the processor time of the usual level, for a seventh more bytes. */
const compressao = { compressionLevel: 3 }

/**
 * An .xlsx as a stream: header, titles, rows. It asks for rows as its reader takes bytes, and for none before. The rows are
 * written here: a library made a style and several texts of each of a million cells (docs/decisions/0023-workbooks.md).
 */
export const writePlanilha = <Linha>(planilha: Planilha<Linha>): Readable =>
  Readable.from(listBytes(planilha), { objectMode: false })

async function* listBytes<Linha>(planilha: Planilha<Linha>): AsyncGenerator<Buffer> {
  const formatos = [...new Set(planilha.colunas.flatMap(({ formato }) => formato ?? []))]
  const folha = Readable.from(listXml(planilha, formatos), { objectMode: false })
  const arquivo = new ZipFile()
  for (const [nome, xml] of listParts(planilha.nome, formatos))
    arquivo.addBuffer(Buffer.from(xml), nome, compressao)
  arquivo.addReadStream(folha, SHEET, compressao)
  arquivo.end()
  const saida = arquivo.outputStream.pipe(new PassThrough())
  // The library pipes alone, which tells neither end of what happens to the other.
  folha.once('error', (error) => saida.destroy(error))
  try {
    yield* saida
  } finally {
    folha.destroy()
  }
}

/** Characters of XML that are sent on at a time: few enough that they leave no trace in the memory. */
const PEDACO = 65_536

/** 0 -> A, 26 -> AA: the name of a column. */
const toLetras = (coluna: number): string =>
  (coluna < 26 ? '' : toLetras(Math.floor(coluna / 26) - 1)) + String.fromCharCode(65 + (coluna % 26))

/** Spaces around a text, and lines in it, are the reader's to drop unless it is told not to. */
const ESPACO = /^\s|\s$|[\n\t]/

const toTexto = (texto: string): string =>
  `t="inlineStr"><is><t${ESPACO.test(texto) ? ' xml:space="preserve"' : ''}>${escapeXml(texto)}</t></is></c>`

const toNumero = (estilo: string, valor: number): string => `${estilo}><v>${valor}</v></c>`

/** Writes the rows of a sheet, each with its number, from the first on. */
function createRowWriter(estilos: readonly string[]): (celulas: readonly Celula[]) => string {
  const letras = estilos.map((_, coluna) => toLetras(coluna))
  let numero = 0
  return (celulas) => {
    numero += 1
    let linha = `<row r="${numero}">`
    for (let coluna = 0; coluna < celulas.length; coluna++) {
      const valor = celulas[coluna] ?? null
      if (valor === null) continue
      linha += `<c r="${letras[coluna] ?? toLetras(coluna)}${numero}" `
      if (typeof valor === 'string') linha += toTexto(valor)
      else linha += toNumero(estilos[coluna] ?? '', typeof valor === 'number' ? valor : dateToSerial(valor))
    }
    return `${linha}</row>`
  }
}

async function* listXml<Linha>(
  { cabecalho, colunas, linhas, listRodape }: Planilha<Linha>,
  formatos: readonly string[],
): AsyncGenerator<Buffer> {
  const toLinha = createRowWriter(
    colunas.map(({ formato }) => (formato === undefined ? '' : `s="${formatos.indexOf(formato) + 1}"`)),
  )
  // The header, a blank row and the titles stay in sight.
  let pronto = openSheet(
    colunas.map(({ largura }) => largura),
    cabecalho.length + 2,
  )
  for (const celulas of [...cabecalho, [], colunas.map(({ titulo }) => titulo)]) pronto += toLinha(celulas)
  for await (const lote of linhas) {
    for (const linha of lote) {
      pronto += toLinha(colunas.map(({ celula }) => celula(linha)))
      if (pronto.length < PEDACO) continue
      yield Buffer.from(pronto)
      pronto = ''
    }
  }
  for (const celulas of listRodape?.() ?? []) pronto += toLinha(celulas)
  yield Buffer.from(pronto + CLOSE_SHEET)
}

/** An instant as Excel shows it: spreadsheets have no time zone, so the wall clock of São Paulo (UTC-3). */
export const toDataHora = (instante: Date): Date => new Date(instante.getTime() - 3 * 60 * 60_000)

/** A civil day as a date of the sheet. */
export const toDia = (data: string): Date => new Date(`${data}T00:00:00Z`)
