import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Cor = { r: number; g: number; b: number }

const vermelho: Cor = { r: 200, g: 30, b: 30 }

function createImagem(largura: number, altura: number, cor: Cor) {
  return sharp({ create: { width: largura, height: altura, channels: 3, background: cor } })
}

/** Files as a dentist sends them, and as an attacker would. `cor` tells one from another by its content. */
export const arquivos = {
  jpeg: (cor = vermelho, largura = 64, altura = 48) => createImagem(largura, altura, cor).jpeg().toBuffer(),
  png: (cor = vermelho, largura = 64, altura = 48) => createImagem(largura, altura, cor).png().toBuffer(),
  /** Light and dark as on a film: something can be told apart on it. `cinza` tells one from another. */
  filme: (cinza: number, largura = 640, altura = 480) => {
    const greys = Buffer.alloc(largura * altura)
    for (let at = 0; at < greys.length; at++) greys[at] = (cinza + Math.floor((at % largura) / 40) * 24) % 256
    return sharp(greys, { raw: { width: largura, height: altura, channels: 1 } })
      .png()
      .toBuffer()
  },
  /** Nothing that can be written shorter: three bytes a point, in every copy. */
  ruido: (largura: number, altura: number) =>
    sharp(randomBytes(largura * altura * 3), { raw: { width: largura, height: altura, channels: 3 } })
      .png()
      .toBuffer(),
  tiff: (cor = vermelho) => createImagem(64, 48, cor).tiff({ compression: 'lzw' }).toBuffer(),
  /** A photograph held sideways: the camera says so in the metadata, beside where it was taken. */
  jpegDeitada: () =>
    createImagem(60, 40, vermelho)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Paciente Fulano' } })
      .jpeg()
      .toBuffer(),
  bmp: buildBmp,
  pdf: buildPdf,
  pdfComprimido: buildPdfComprimido,
  /** Says in its header that it is 40,000 by 40,000: 1.6 gigapixels in a few bytes. */
  bombaPng: async () => {
    const file = await arquivos.png()
    file.writeUInt32BE(40_000, 16)
    file.writeUInt32BE(40_000, 20)
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
    return file
  },
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

/** A BMP whose every pixel is the same; with 8 bits it is one with a palette. */
function buildBmp(bits: 8 | 24 | 32 = 24, largura = 5, altura = 3): Buffer {
  const linha = Math.ceil((largura * bits) / 32) * 4
  const file = Buffer.alloc(54 + linha * altura, 0x40)
  file.fill(0, 0, 54)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(largura, 18)
  file.writeInt32LE(altura, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  return file
}

const catalogo = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
const paginas = '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'
const pagina = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n'
const fim = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'

/** One empty page, and whatever object is given besides. */
function buildPdf(objeto = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n${catalogo}${paginas}${pagina}${objeto}${fim}`, 'latin1')
}

/** The same with the object in a compressed stream, where a search of the bytes does not see it. */
function buildPdfComprimido(objeto: string): Buffer {
  const corpo = deflateSync(Buffer.from(objeto, 'latin1'))
  const dicionario = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${corpo.length} >>`
  const antes = `%PDF-1.7\n${catalogo}${paginas}${pagina}9 0 obj\n${dicionario}\nstream\n`
  return Buffer.concat([
    Buffer.from(antes, 'latin1'),
    corpo,
    Buffer.from(`\nendstream\nendobj\n${fim}`, 'latin1'),
  ])
}
