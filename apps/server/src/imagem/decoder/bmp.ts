import { checkPontos, Recusa } from './recusa.ts'

/** Pixels as sharp takes them: rows from the top, red, green and blue. */
export type PontosRgb = { data: Buffer; largura: number; altura: number }

const tamanhoCabecalho = 54

/**
 * Reads a BMP of 24 or 32 bits without compression or palette, after checking that its header tells the truth about
 * its size: two letters are all the magic that a BMP has. sharp reads no BMP.
 * Throws `conteudo` when it is none, `corrompido` when it is of another kind or cut short, `pontos` when too large.
 */
export function decodeBmp(file: Buffer): PontosRgb {
  if (file.length < tamanhoCabecalho || file.toString('latin1', 0, 2) !== 'BM') throw new Recusa('conteudo')
  const tamanhoInfo = file.readUInt32LE(14)
  // BITMAPINFOHEADER and its later versions; anything else after "BM" is a text, not an image.
  if (![40, 52, 56, 108, 124].includes(tamanhoInfo)) throw new Recusa('conteudo')
  const largura = file.readInt32LE(18)
  const alturaComSinal = file.readInt32LE(22)
  const altura = Math.abs(alturaComSinal)
  const bits = file.readUInt16LE(28)
  const compressao = file.readUInt32LE(30)
  if ((bits !== 24 && bits !== 32) || compressao !== 0) throw new Recusa('corrompido')
  checkPontos(largura, altura)
  const inicio = file.readUInt32LE(10)
  const linha = Math.ceil((largura * bits) / 32) * 4
  if (inicio < 14 + tamanhoInfo || inicio + linha * altura > file.length) throw new Recusa('corrompido')
  return {
    data: toRgb(file, { inicio, linha, largura, altura, bits, deBaixo: alturaComSinal > 0 }),
    largura,
    altura,
  }
}

type Medidas = {
  inicio: number
  linha: number
  largura: number
  altura: number
  bits: number
  deBaixo: boolean
}

/** Blue, green, red from the bottom row up, as BMP keeps them, to red, green, blue from the top. */
function toRgb(file: Buffer, { inicio, linha, largura, altura, bits, deBaixo }: Medidas): Buffer {
  const bytes = bits / 8
  const data = Buffer.allocUnsafe(largura * altura * 3)
  let to = 0
  for (let y = 0; y < altura; y++) {
    let from = inicio + (deBaixo ? altura - 1 - y : y) * linha
    for (let x = 0; x < largura; x++, from += bytes, to += 3) {
      data[to] = file[from + 2] ?? 0
      data[to + 1] = file[from + 1] ?? 0
      data[to + 2] = file[from] ?? 0
    }
  }
  return data
}
