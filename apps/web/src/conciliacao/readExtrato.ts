import { AMOSTRA_COLUNAS, type Colunas, guessColunas } from '@portal/domain/conciliacao/colunas.ts'
import type { Extrato } from '@portal/domain/conciliacao/credito.ts'
import { isOfx, readOfx } from '@portal/domain/conciliacao/readOfx.ts'
import { createLeitorTabela } from '@portal/domain/conciliacao/readTabela.ts'
import Papa from 'papaparse'

/** A bank's file as it was read: of a table, by which columns, and its first rows to judge them by. */
export type ExtratoLido = Extrato & {
  tabela: { colunas: Colunas; amostra: string[][] } | null
}

/** Nothing in it is a statement: neither the tags of one format nor the columns of the other. */
export type ExtratoIlegivel = { ilegivel: true; amostra: string[][] }

/** By trial: what begins with a mark is that, what is UTF-8 throughout is so, the rest is what Windows wrote (Operadora §4). */
export function decodeExtrato(bytes: ArrayBuffer): string {
  const [primeiro, segundo] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (primeiro === 0xff && segundo === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (primeiro === 0xfe && segundo === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Characters of a table that are read at a time: a file of any size never stands in rows as a whole. */
const PEDACO = 1_000_000

/** Cents stand after a comma, so that it is the last to be taken for what separates the cells. */
const SEPARADORES = [';', '\t', '|', ',']

/** A quotation mark that nobody closes would take all that follows into one cell: there it is a sign like any other. */
function parsePedaco(pedaco: string, delimiter: string, preview = 0): string[][] {
  const { data, errors } = Papa.parse<string[]>(pedaco, { delimiter, preview })
  return errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(pedaco, { delimiter, preview, quoteChar: '\0' }).data
    : data
}

/**
 * The first rows, by the separator that shows a statement's columns; where none does, by the one that makes most cells. How
 * often a sign stands in a row says nothing of a few rows: a heading has no cents.
 */
function parseAmostra(texto: string) {
  const amostras = SEPARADORES.map((delimiter) => ({
    delimiter,
    amostra: parsePedaco(texto.slice(0, PEDACO), delimiter, AMOSTRA_COLUNAS),
  }))
  const countCelulas = ({ amostra }: { amostra: string[][] }) =>
    Math.max(0, ...amostra.map(({ length }) => length))
  return (
    amostras.find(({ amostra }) => guessColunas(amostra)) ??
    amostras.toSorted((uma, outra) => countCelulas(outra) - countCelulas(uma))[0] ?? {
      delimiter: ';',
      amostra: [],
    }
  )
}

/** Reads a bank's file; of a table by the columns that are given, else by those that it seems to have. */
export function readExtrato(texto: string, escolhidas?: Colunas): ExtratoLido | ExtratoIlegivel {
  if (isOfx(texto)) return { ...readOfx(texto), tabela: null }
  const limpo = texto.replaceAll('\0', '')
  const { delimiter, amostra } = parseAmostra(limpo)
  const colunas = escolhidas ?? guessColunas(amostra)
  if (!colunas) return { ilegivel: true, amostra }
  // Of which account a table is few of them say: a person does, once it is read (`nameConta`).
  const leitor = createLeitorTabela(colunas)
  let linha = 1
  for (let desde = 0; desde < limpo.length; ) {
    // A piece ends with a line, so that no row is cut in two.
    const fim = desde + PEDACO < limpo.length ? limpo.indexOf('\n', desde + PEDACO) + 1 : limpo.length
    const ate = fim === 0 ? limpo.length : fim
    const data = parsePedaco(limpo.slice(desde, ate), delimiter)
    leitor.read(data, linha)
    linha += data.length - (ate < limpo.length ? 1 : 0)
    desde = ate
  }
  return { ...leitor.extrato, tabela: { colunas, amostra } }
}
