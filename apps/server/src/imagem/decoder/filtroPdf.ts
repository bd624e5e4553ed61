import { inflateSync } from 'node:zlib'
import { Recusa } from './recusa.ts'

const saidaMaxima = 8 * 1024 * 1024

/** What an encoding in text has up to its end mark. Throws `corrompido` on anything that is not of the encoding. */
function cutTexto(dados: Buffer, fim: string, digitos: RegExp): string {
  const at = dados.indexOf(fim)
  const texto = dados
    .subarray(0, Math.max(at, 0))
    .toString('latin1')
    .replaceAll(/[\0\t\n\f\r ]/g, '')
  if (at < 0 || !digitos.test(texto)) throw new Recusa('corrompido')
  return texto
}

function decodeHexadecimal(dados: Buffer): Buffer {
  const texto = cutTexto(dados, '>', /^[0-9A-Fa-f]*$/)
  return Buffer.from(texto.length % 2 ? `${texto}0` : texto, 'hex')
}

/** Five digits of base 85 are four bytes; the last group may be shorter, and `z` is four zeros. */
function decodeBase85(dados: Buffer): Buffer {
  const texto = cutTexto(dados, '~>', /^(?:z|[!-u]{5})*[!-u]{0,4}$/).replaceAll('z', '!!!!!')
  const partes: Buffer[] = []
  for (let at = 0; at < texto.length; at += 5) {
    const grupo = texto.slice(at, at + 5)
    let valor = 0
    for (const digito of grupo.padEnd(5, 'u')) valor = valor * 85 + digito.charCodeAt(0) - 33
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(valor >>> 0)
    partes.push(bytes.subarray(0, grupo.length - 1))
  }
  return Buffer.concat(partes)
}

function inflate(dados: Buffer): Buffer {
  try {
    return inflateSync(dados, { maxOutputLength: saidaMaxima })
  } catch {
    throw new Recusa('corrompido')
  }
}

const filtros: Readonly<Record<string, (dados: Buffer) => Buffer>> = {
  '/FlateDecode': inflate,
  '/Fl': inflate,
  '/ASCIIHexDecode': decodeHexadecimal,
  '/AHx': decodeHexadecimal,
  '/ASCII85Decode': decodeBase85,
  '/A85': decodeBase85,
}

/** What changes how a stream is decoded, or puts its content elsewhere. Objects are not written so. */
const desvios = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms']

function listFiltros(dicionario: readonly string[]): readonly string[] {
  const at = dicionario.indexOf('/Filter')
  if (at < 0) return []
  if (dicionario.lastIndexOf('/Filter') !== at) throw new Recusa('corrompido')
  if (dicionario[at + 1] !== '[') return dicionario.slice(at + 1, at + 2)
  return dicionario.slice(at + 2, dicionario.indexOf(']', at))
}

/**
 * The content of a stream: `dados` begins with it and goes on behind it, since each encoding tells its own end.
 * Throws `corrompido` when it is encoded in a way that we do not decode.
 */
export function decodeStream(dicionario: readonly string[], dados: Buffer): Buffer {
  if (desvios.some((chave) => dicionario.includes(chave))) throw new Recusa('corrompido')
  return listFiltros(dicionario).reduce((lidos, nome) => {
    const filtro = Object.hasOwn(filtros, nome) ? filtros[nome] : undefined
    if (!filtro) throw new Recusa('corrompido')
    return filtro(lidos)
  }, dados)
}
