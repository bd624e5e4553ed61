import type { PosicaoFace } from '@portal/domain/dente/odontograma.ts'

/** The outline of a tooth seen from the bite, in a box of 64 by 64: half sizes, and how square it is (2 is an oval). */
export type FormaFaces = {
  readonly largura: number
  readonly altura: number
  readonly quadratura: number
  /** Half sizes of the middle face. */
  readonly centro: readonly [number, number]
}

export type Setores = Readonly<Record<PosicaoFace, string>> & { readonly contorno: string }

const MEIO = 32
const PASSOS = 8
/** Quarter turns, clockwise from the right of the screen (y grows downwards). */
const QUARTOS = { direita: 0, baixo: 1, esquerda: 2, cima: 3 } as const

type Curva = { readonly a: number; readonly b: number; readonly n: number }

/** A point of the superellipse |x/a|ⁿ + |y/b|ⁿ = 1. */
function toPonto({ a, b, n }: Curva, angulo: number): string {
  // A cosine of 6e-17 is a zero; left alone, a high power would make it a visible step.
  const [x, y] = [Math.cos(angulo), Math.sin(angulo)].map((v) => Math.round(v * 1e9) / 1e9)
  const potencia = (v = 0) => Math.sign(v) * Math.abs(v) ** (2 / n)
  return `${(MEIO + a * potencia(x)).toFixed(1)} ${(MEIO + b * potencia(y)).toFixed(1)}`
}

function listArco(curva: Curva, quarto: number): string[] {
  const inicio = (quarto - 0.5) * (Math.PI / 2)
  return Array.from({ length: PASSOS + 1 }, (_, i) => toPonto(curva, inicio + (i / PASSOS) * (Math.PI / 2)))
}

const close = (pontos: readonly string[]) => `M${pontos.join('L')}Z`

/** The five faces as closed paths, and the outline around them. */
export function createSetores({ largura, altura, quadratura, centro }: FormaFaces): Setores {
  const fora: Curva = { a: largura, b: altura, n: quadratura }
  const dentro: Curva = { a: centro[0], b: centro[1], n: quadratura }
  const toSetor = (quarto: number) =>
    close([...listArco(fora, quarto), ...listArco(dentro, quarto).toReversed()])
  const toVolta = (curva: Curva) => close(Object.values(QUARTOS).flatMap((quarto) => listArco(curva, quarto)))
  return {
    direita: toSetor(QUARTOS.direita),
    baixo: toSetor(QUARTOS.baixo),
    esquerda: toSetor(QUARTOS.esquerda),
    cima: toSetor(QUARTOS.cima),
    centro: toVolta(dentro),
    contorno: toVolta(fora),
  }
}
