import { inflateSync } from 'node:zlib'
import { Recusa } from './recusa.ts'

/**
 * What makes a PDF act, rather than show: scripts, programs, files within (security.md A4). Encrypted ones are
 * refused too, since neither we nor the audit can look inside.
 */
const proibidos = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt)(?![A-Za-z0-9])/

const dicionarioMaximo = 4000
const streamsMaximo = 20_000
const objetosMaximo = 8 * 1024 * 1024

/** A name may be spelled in hexadecimal: /J#61vaScript is /JavaScript. */
function normalise(texto: string): string {
  return texto.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** Text of the objects that hide in compressed streams; the streams of pages and images hold none. */
function listObjetosComprimidos(texto: string): string[] {
  const objetos: string[] = []
  let streams = 0
  for (let at = texto.indexOf('stream'); at >= 0; at = texto.indexOf('stream', at + 6)) {
    if (texto.startsWith('end', at - 3)) continue
    if (++streams > streamsMaximo) throw new Recusa('corrompido')
    const antes = texto.slice(Math.max(0, at - dicionarioMaximo), at)
    const dicionario = normalise(antes.slice(antes.lastIndexOf(' obj') + 1))
    if (!dicionario.includes('/ObjStm')) continue
    // Any other encoding would hide the objects from this check.
    if (!/\/FlateDecode/.test(dicionario) || /\/Predictor/.test(dicionario)) throw new Recusa('corrompido')
    const inicio = at + (/^stream\r?\n?/.exec(texto.slice(at, at + 8))?.[0].length ?? 6)
    const fim = texto.indexOf('endstream', inicio)
    const corpo = Buffer.from(texto.slice(inicio, fim < 0 ? undefined : fim), 'latin1')
    objetos.push(inflateSync(corpo, { maxOutputLength: objetosMaximo }).toString('latin1'))
  }
  return objetos
}

/**
 * Checks the structure of a PDF without rendering it: header, trailer, at least an object, and nothing in it that
 * acts. Returns how many pages it tells, 1 when it does not. Throws `conteudo` when it is no PDF, else `corrompido`.
 */
export function checkPdf(file: Buffer): { paginas: number } {
  const texto = file.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(texto)) throw new Recusa('conteudo')
  if (!texto.slice(-1024).includes('%%EOF') || !texto.includes('startxref')) throw new Recusa('corrompido')
  if (!/\d+\s+\d+\s+obj/.test(texto)) throw new Recusa('corrompido')
  const objetos = normalise([texto, ...listObjetosComprimidos(texto)].join('\n'))
  if (proibidos.test(objetos)) throw new Recusa('corrompido')
  const paginas = objetos.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
  return { paginas: Math.min(Math.max(paginas, 1), 1000) }
}
