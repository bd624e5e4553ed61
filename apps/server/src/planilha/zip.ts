import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive; its name in ASCII, its content as it comes. */
export type ZipEntry = { nome: string; conteudo: Iterable<Buffer> | AsyncIterable<Buffer> }

/** What is known of a file once it is written: its check sum, and its bytes as they are and as they travel. */
type Medida = { crc: number; bytes: number; comprimidos: number }

/** Half the processor time of the usual level, for a seventh more bytes. */
const NIVEL = 3

/** Of a file: sizes follow it (bit 3), it is deflated (8), and it is of the first day that the format knows. */
const VERSAO = 20
const TAMANHO_DEPOIS = 8
const DEFLATE = 8
const DIA_PRIMEIRO = 33

/** Numbers of the format, little-endian: `[bytes, value]` each. */
function pack(...campos: readonly (readonly [bytes: 2 | 4, valor: number])[]): Buffer {
  const buffer = Buffer.alloc(campos.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, valor] of campos) at = buffer.writeUIntLE(valor, at, bytes)
  return buffer
}

const toMedida = ({ crc, bytes, comprimidos }: Medida) => pack([4, crc], [4, comprimidos], [4, bytes])
const forma = pack([2, VERSAO], [2, TAMANHO_DEPOIS], [2, DEFLATE], [2, 0], [2, DIA_PRIMEIRO])
const nada: Medida = { crc: 0, bytes: 0, comprimidos: 0 }

const toCabecalho = (nome: Buffer): Buffer =>
  Buffer.concat([pack([4, 0x04034b50]), forma, toMedida(nada), pack([2, nome.length], [2, 0]), nome])

const toRodape = (medida: Medida): Buffer => Buffer.concat([pack([4, 0x08074b50]), toMedida(medida)])

const toEntrada = (nome: Buffer, medida: Medida, inicio: number): Buffer =>
  Buffer.concat([
    pack([4, 0x02014b50], [2, VERSAO]),
    forma,
    toMedida(medida),
    pack([2, nome.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, inicio]),
    nome,
  ])

/** Deflates beside the program, on the library's own thread, and takes the measure of both sides. */
async function* deflate(conteudo: ZipEntry['conteudo'], medida: Medida): AsyncGenerator<Buffer> {
  async function* measure() {
    for await (const pedaco of conteudo) {
      medida.crc = crc32(pedaco, medida.crc)
      medida.bytes += pedaco.length
      yield pedaco
    }
  }
  // What goes wrong comes out of the last stream, which is the one that is read.
  const saida = createDeflateRaw({ level: NIVEL })
  pipeline(Readable.from(measure(), { objectMode: false }), saida, () => undefined)
  for await (const pedaco of saida) {
    medida.comprimidos += pedaco.length
    yield pedaco
  }
}

/**
 * A ZIP archive (PKWARE's APPNOTE 4.3) that is written while its files come: of none of them the size is known before.
 * Without its 64-bit form: a file is below 4 GB.
 */
export async function* zip(arquivos: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const entradas: Buffer[] = []
  let escritos = 0
  const count = (buffer: Buffer): Buffer => {
    escritos += buffer.length
    return buffer
  }
  for (const arquivo of arquivos) {
    const nome = Buffer.from(arquivo.nome, 'ascii')
    const inicio = escritos
    const medida = { ...nada }
    yield count(toCabecalho(nome))
    for await (const pedaco of deflate(arquivo.conteudo, medida)) yield count(pedaco)
    yield count(toRodape(medida))
    entradas.push(toEntrada(nome, medida, inicio))
  }
  const diretorio = Buffer.concat(entradas)
  const quantas = arquivos.length
  yield diretorio
  yield pack(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, quantas],
    [2, quantas],
    [4, diretorio.length],
    [4, escritos],
    [2, 0],
  )
}
