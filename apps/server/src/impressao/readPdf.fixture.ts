import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A letter on a page, with the box that its ink fills: points from the upper left corner. */
export type Letra = { letra: string; esquerda: number; direita: number; alto: number; baixo: number }

/** A page as an independent reader of the file finds it. */
export type PaginaLida = { largura: number; altura: number; texto: string; letras: Letra[] }

/** Functions of PDFium that the library does not hand on; what they answer lies in its memory. */
type Pdfium = {
  memory: { buffer: ArrayBuffer }
  malloc: (bytes: number) => number
  FPDFText_LoadPage: (pagina: number) => number
  FPDFText_CountChars: (texto: number) => number
  FPDFText_GetUnicode: (texto: number, indice: number) => number
  FPDFText_GetCharBox: (texto: number, indice: number, ...saidas: number[]) => number
}

/** The part of the platform that the server's types leave out. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (modulo: object, imports: object) => { exports: Pdfium }
}

const DUPLO = 8

/** Compiled once for all the files of a run, which takes longer than to read a page. */
let pdfium: ReturnType<typeof openPdfium> | undefined

/** Reads a PDF back with PDFium, which shares nothing with what wrote it. */
export async function readPdf(file: Buffer): Promise<PaginaLida[]> {
  pdfium ??= openPdfium()
  const { biblioteca, funcoes } = await pdfium
  const documento = await biblioteca.loadDocument(file)
  try {
    return [...documento.pages()].map((pagina) => {
      const { originalWidth: largura, originalHeight: altura } = pagina.getOriginalSize()
      // The library keeps the page's address to itself; the boxes of its letters are asked by it.
      const letras = readLetras(funcoes, Reflect.get(pagina, 'pageIdx'), altura)
      return { largura, altura, texto: pagina.getText().replace(/\s+/g, ' '), letras }
    })
  } finally {
    documento.destroy()
  }
}

async function openPdfium() {
  const arquivo = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@hyzyla/pdfium')),
    'pdfium.wasm',
  )
  const modulo = new WebAssembly.Module(await readFile(arquivo))
  let funcoes: Pdfium | undefined
  const biblioteca = await PDFiumLibrary.init({
    instantiateWasm: (imports, ready) => {
      const instance = new WebAssembly.Instance(modulo, imports)
      funcoes = instance.exports
      ready(instance)
      return instance.exports
    },
  })
  if (!funcoes) throw new Error('PDFium did not start')
  return { biblioteca, funcoes }
}

/** Every letter that leaves ink; spaces have no box of their own. */
function readLetras(pdfium: Pdfium, pagina: number, altura: number): Letra[] {
  const texto = pdfium.FPDFText_LoadPage(pagina)
  const saida = pdfium.malloc(4 * DUPLO)
  return Array.from({ length: pdfium.FPDFText_CountChars(texto) }, (_, indice) => {
    const letra = String.fromCodePoint(pdfium.FPDFText_GetUnicode(texto, indice))
    const saidas = [0, 1, 2, 3].map((n) => saida + n * DUPLO)
    pdfium.FPDFText_GetCharBox(texto, indice, ...saidas)
    const valores = new DataView(pdfium.memory.buffer)
    const [esquerda = 0, direita = 0, baixo = 0, alto = 0] = saidas.map((onde) =>
      valores.getFloat64(onde, true),
    )
    return { letra, esquerda, direita, alto: altura - alto, baixo: altura - baixo }
  }).filter(({ letra, direita, esquerda }) => letra.trim() !== '' && direita > esquerda)
}
