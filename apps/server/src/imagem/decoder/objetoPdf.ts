import { Recusa } from './recusa.ts'

/** What separates two tokens; a comment counts as a space. */
export const espacoPdf = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*(?:[\r\n]|$))`

/** A dictionary, and the first byte of the stream behind it where all readers would agree on it. */
export type StreamPdf = { dicionario: readonly string[]; inicio: number | undefined }

/** Where an object begins that is a dictionary, as in `9 0 obj <<`. */
const comeco = new RegExp(String.raw`obj[^\0\t\n\f\r ()<>[\]{}/%]*${espacoPdf}*<<`, 'g')
const token = new RegExp(
  String.raw`${espacoPdf}*(<<|>>|<[^>]*>|[[\]{}()<>]|/?[^\0\t\n\f\r ()<>[\]{}/%]*)`,
  'y',
)
const parentese = /\\[\s\S]|[()]/g
const fimDicionario = new RegExp(`${espacoPdf}*stream(\r?\n)?`, 'y')
const fimFora = /^(?:stream|endstream|obj|endobj)/

/** A name may be spelled in hexadecimal: /J#61vaScript is /JavaScript. */
export function normalisePdf(texto: string): string {
  return texto.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** The place after a text in parentheses, which may hold others; `at` is just inside. */
function skipTexto(texto: string, at: number): number {
  parentese.lastIndex = at
  for (let abertos = 1; abertos > 0; ) {
    const [achado] = parentese.exec(texto) ?? []
    if (!achado) throw new Recusa('corrompido')
    if (achado === '(') abertos += 1
    if (achado === ')') abertos -= 1
  }
  return parentese.lastIndex
}

/**
 * The tokens of a dictionary, without those of the dictionaries in it; `at` is behind its `<<`. Throws `corrompido` where
 * it has no end.
 */
export function readDicionario(texto: string, at: number): { dicionario: string[]; fim: number } {
  const dicionario: string[] = []
  token.lastIndex = at
  for (let aninhados = 1; aninhados > 0; ) {
    const lido = token.exec(texto)?.[1] ?? ''
    // Readers differ in what they make of a dictionary without its end, and so in what they find behind it.
    if (lido === '' || fimFora.test(lido)) throw new Recusa('corrompido')
    if (lido === '(') token.lastIndex = skipTexto(texto, token.lastIndex)
    if (aninhados === 1) dicionario.push(normalisePdf(lido))
    if (lido === '<<') aninhados += 1
    if (lido === '>>') aninhados -= 1
  }
  return { dicionario, fim: token.lastIndex }
}

/**
 * Every stream that a reader may find, whatever the file says of where its objects are: each place where an object
 * may begin is read, those inside other streams too. Throws `corrompido` where readers would not agree.
 */
export function* listStreams(texto: string): Generator<StreamPdf> {
  for (let from = 0; ; ) {
    comeco.lastIndex = from
    const cabeca = comeco.exec(texto)
    if (!cabeca) return
    const { dicionario, fim } = readDicionario(texto, comeco.lastIndex)
    fimDicionario.lastIndex = fim
    const achado = fimDicionario.exec(texto)
    if (achado) yield { dicionario, inicio: achado[1] ? fimDicionario.lastIndex : undefined }
    // Not behind what was read: in a comment of it another object may begin.
    from = cabeca.index + 1
  }
}
