/** A page of eight bits of grey; what it says of itself and what it has may differ. */
type PaginaTiff = {
  largura?: number
  altura?: number
  /** The bytes that it has; all that its measures ask for unless said. */
  bytes?: number
  cinza?: number
  /** Its points, instead of a grey. */
  dados?: Buffer
  /** Of its compression, as the format numbers them; 1 is none. */
  compressao?: number
  /** Tags besides, each a number of four bytes. */
  mais?: readonly (readonly [tag: number, valor: number])[]
}

/** A TIFF of these pages. Where `volta` is said, the last directory leads back to that page. */
export function buildTiffPaginas(paginas: readonly PaginaTiff[], volta?: number): Buffer {
  const partes: Buffer[] = [Buffer.from('49492a0000000000', 'hex')]
  const lugares: number[] = []
  const seguintes: Buffer[] = []
  let fim = 8
  const add = (parte: Buffer): number => {
    partes.push(parte)
    fim += parte.length
    return fim - parte.length
  }
  for (const {
    largura = 40,
    altura = 30,
    bytes = largura * altura,
    cinza = 128,
    dados = Buffer.alloc(bytes + (bytes % 2), cinza),
    compressao = 1,
    mais = [],
  } of paginas) {
    const inicio = add(dados)
    const tags = [
      [256, largura],
      [257, altura],
      [258, 8],
      [259, compressao],
      [262, 1],
      [273, inicio],
      [277, 1],
      [278, altura],
      [279, bytes],
      ...mais,
    ] as const
    const diretorio = Buffer.alloc(2 + tags.length * 12 + 4)
    diretorio.writeUInt16LE(tags.length, 0)
    for (const [at, [tag, valor]] of tags.entries()) {
      diretorio.writeUInt16LE(tag, 2 + at * 12)
      diretorio.writeUInt16LE(4, 4 + at * 12)
      diretorio.writeUInt32LE(1, 6 + at * 12)
      diretorio.writeUInt32LE(valor, 10 + at * 12)
    }
    lugares.push(add(diretorio))
    seguintes.push(diretorio)
  }
  partes[0]?.writeUInt32LE(lugares[0] ?? 0, 4)
  for (const [at, diretorio] of seguintes.entries()) {
    const seguinte = lugares[at + 1] ?? (volta === undefined ? 0 : (lugares[volta] ?? 0))
    diretorio.writeUInt32LE(seguinte, diretorio.length - 4)
  }
  return Buffer.concat(partes)
}
