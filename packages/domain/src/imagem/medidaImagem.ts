/** The points of an image, one byte of grey each, line by line. */
export type Cinzas = { readonly pontos: Uint8Array; readonly largura: number; readonly altura: number }

/** What is measured of an image that was opened. Lengths are in points of the whole image. */
export type MedidaPontos = {
  readonly largura: number
  readonly altura: number
  /** Standard deviation of its grey, 0 to 128. */
  readonly contraste: number
  /** The grey under which nineteen of twenty points lie, 0 to 255. */
  readonly brilho: number
  /** How little is lost when it is blurred once more: 0 of sharp edges, near 1 of the softest. */
  readonly desfoque: number
}

/** A square of 32: no letter and no tooth is told on less. Of a single point there is no deviation at all. */
const pontosMinimo = 1024
/** Sharpness is judged at the size at which a person sees the whole image. */
const ladoDesfoque = 1000
/** Points to either side of the one that is blurred. */
const alcance = 4

/** Grey as the eye weighs the colours (ITU-R BT.601), of points of three or four bytes without transparency. */
export function toCinzas(
  cores: Uint8Array | Uint8ClampedArray,
  { largura, altura, canais }: { largura: number; altura: number; canais: number },
): Cinzas {
  const pontos = new Uint8Array(largura * altura)
  for (let at = 0, cor = 0; at < pontos.length; at++, cor += canais) {
    const [r, g, b] = [cores[cor] ?? 0, cores[cor + 1] ?? 0, cores[cor + 2] ?? 0]
    pontos[at] = (r * 299 + g * 587 + b * 114 + 500) / 1000
  }
  return { pontos, largura, altura }
}

/** All that is measured of an image. */
export const measurePontos = (cinzas: Cinzas): MedidaPontos => ({
  largura: cinzas.largura,
  altura: cinzas.altura,
  contraste: measureContraste(cinzas),
  brilho: measureBrilho(cinzas),
  desfoque: measureDesfoque(cinzas),
})

/** How much there is to see: 0 where every point is the same grey, and where they are too few to show anything. */
export function measureContraste({ pontos }: Cinzas): number {
  if (pontos.length < pontosMinimo) return 0
  let soma = 0
  let quadrados = 0
  for (const ponto of pontos) {
    soma += ponto
    quadrados += ponto * ponto
  }
  const media = soma / pontos.length
  return Math.sqrt(Math.max(0, quadrados / pontos.length - media * media))
}

/** How light the light parts are: a film has a dark ground, and so has a mouth. */
function measureBrilho({ pontos }: Cinzas): number {
  const quantos = new Uint32Array(256)
  for (const ponto of pontos) quantos[ponto] = (quantos[ponto] ?? 0) + 1
  let acima = pontos.length / 20
  for (let cinza = 255; cinza > 0; cinza--) {
    acima -= quantos[cinza] ?? 0
    if (acima < 0) return cinza
  }
  return 0
}

/**
 * How blurred it is, whatever its contrast: blurred once more, a sharp image loses most of the steps between its
 * points, and one that was blurred before hardly any (Crete et al., "The blur effect", 2007).
 */
function measureDesfoque(cinzas: Cinzas): number {
  const { pontos, largura, altura } = shrink(cinzas, ladoDesfoque)
  return Math.max(
    lossOf(pontos, { linhas: altura, pontosLinha: largura, passo: 1, salto: largura }),
    lossOf(pontos, { linhas: largura, pontosLinha: altura, passo: largura, salto: 1 }),
  )
}

type Percurso = { linhas: number; pontosLinha: number; passo: number; salto: number }

/** The share of the steps along the lines that is left after one more blur; 0 where there are none to judge by. */
function lossOf(pontos: Uint8Array, { linhas, pontosLinha, passo, salto }: Percurso): number {
  let passos = 0
  let perdidos = 0
  for (let linha = 0; linha < linhas; linha++) {
    const inicio = linha * salto
    const at = (n: number): number => pontos[inicio + n * passo] ?? 0
    for (let n = alcance + 1; n < pontosLinha - alcance; n++) {
      const antes = Math.abs(at(n) - at(n - 1))
      // The mean of nine points moves by the one that comes in less the one that leaves.
      const depois = Math.abs(at(n + alcance) - at(n - alcance - 1)) / (2 * alcance + 1)
      passos += antes
      perdidos += Math.max(0, antes - depois)
    }
  }
  return passos === 0 ? 0 : (passos - perdidos) / passos
}

/** The mean of each square of points, so that the longer side has at most so many. */
function shrink({ pontos, largura, altura }: Cinzas, lado: number): Cinzas {
  const vezes = Math.ceil(Math.max(largura, altura) / lado)
  if (vezes <= 1) return { pontos, largura, altura }
  const [menor, baixo] = [Math.floor(largura / vezes), Math.floor(altura / vezes)]
  const reduzidos = new Uint8Array(menor * baixo)
  for (let y = 0; y < baixo; y++) {
    for (let x = 0; x < menor; x++) {
      let soma = 0
      for (let dy = 0; dy < vezes; dy++) {
        const linha = (y * vezes + dy) * largura + x * vezes
        for (let dx = 0; dx < vezes; dx++) soma += pontos[linha + dx] ?? 0
      }
      reduzidos[y * menor + x] = soma / (vezes * vezes)
    }
  }
  return { pontos: reduzidos, largura: menor, altura: baixo }
}
