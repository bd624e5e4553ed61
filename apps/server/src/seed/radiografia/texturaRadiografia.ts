import { Random } from '../chance/random.ts'

/** Side of the tile that repeats without a seam. */
const LADO = 512

/** Values of a coarse grid, smoothly joined: the grain of bone at one size. `passo` divides the side of the tile. */
function createCamada(passo: number, random: Random): Float32Array {
  const colunas = LADO / passo
  const grade = Float32Array.from({ length: colunas * colunas }, () => random.next() * 2 - 1)
  const camada = new Float32Array(LADO * LADO)
  for (let y = 0; y < LADO; y++) {
    const linha = Math.floor(y / passo)
    const [cima, baixo] = [linha * colunas, ((linha + 1) % colunas) * colunas]
    const v = y / passo - linha
    for (let x = 0; x < LADO; x++) {
      const coluna = Math.floor(x / passo)
      const direita = (coluna + 1) % colunas
      const u = x / passo - coluna
      const acima = (grade[cima + coluna] ?? 0) * (1 - u) + (grade[cima + direita] ?? 0) * u
      const abaixo = (grade[baixo + coluna] ?? 0) * (1 - u) + (grade[baixo + direita] ?? 0) * u
      camada[y * LADO + x] = acima * (1 - v) + abaixo * v
    }
  }
  return camada
}

/** Trabeculae, bright where the middle noise crosses zero, over the broad shades of thick and thin bone. */
function createOsso(random: Random): Float32Array {
  const [ampla, media, fina] = [createCamada(64, random), createCamada(16, random), createCamada(8, random)]
  return media.map((value, i) => {
    const grao = fina[i] ?? 0
    const trabecula = 1 - Math.min(1, Math.abs(value + grao * 0.7) * 1.7)
    return trabecula * 24 - 11 + grao * 8 + (ampla[i] ?? 0) * 14
  })
}

/** How much of the bone's texture a grey takes: bone is the middle greys, enamel and air are smooth. */
function weightOf(grey: number): number {
  return Math.max(0, 1 - Math.abs(grey - 92) / 58)
}

/** The texture of bone and of the film itself, the same at each start; one serves every image. */
export class Textura {
  private readonly osso: Float32Array
  private readonly grao: Float32Array

  constructor(random = new Random(1895)) {
    this.osso = createOsso(random)
    this.grao = Float32Array.from(this.osso, () => (random.next() - 0.5) * 10)
  }

  /** Lays the texture over the greys of a drawing, in place. */
  apply(greys: Uint8Array, largura: number): void {
    for (let i = 0; i < greys.length; i++) {
      const grey = greys[i] ?? 0
      const at = (Math.floor(i / largura) % LADO) * LADO + ((i % largura) % LADO)
      const texture = (this.osso[at] ?? 0) * weightOf(grey) + (this.grao[at] ?? 0) * Math.min(1, grey / 24)
      greys[i] = Math.max(0, Math.min(255, Math.round(grey + texture)))
    }
  }
}
