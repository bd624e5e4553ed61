/** What may be marked beside an image; `escala` is a length that is known, by which `medida` is told in millimetres. */
export const tiposMarca = ['seta', 'texto', 'medida', 'escala'] as const
export type TipoMarca = (typeof tiposMarca)[number]

/** A point of the image, each way in ten-thousandths of its side from the top left: no copy's size matters. */
export type PontoMarca = { x: number; y: number }
export const LADO_MARCA = 10_000

export type ConteudoMarca = {
  tipo: TipoMarca
  pontos: readonly PontoMarca[]
  texto: string
  /** Of an `escala`, the length that it is known to have, in tenths of a millimetre; null of any other. */
  decimosMilimetro: number | null
}

/** How many marks an image takes, how long their texts are, and how long a known length may be (30 cm). */
export const MAXIMO_MARCAS = 50
/** An image's marks are numbered as far as this, those that were removed counted too. */
export const MAXIMO_NUMERO_MARCA = 9999
export const MAXIMO_TEXTO_MARCA = 200
export const MAXIMO_DECIMOS = 3000

const pontosDe: Readonly<Record<TipoMarca, number>> = { seta: 2, texto: 1, medida: 2, escala: 2 }

export const countPontos = (tipo: TipoMarca): number => pontosDe[tipo]

/** The field that keeps a mark from meaning anything; undefined where it is whole. */
export function findFaltaMarca(marca: ConteudoMarca): 'pontos' | 'texto' | 'decimosMilimetro' | undefined {
  const { tipo, pontos, texto, decimosMilimetro } = marca
  const [de, ate] = pontos
  if (pontos.length !== pontosDe[tipo] || (de && ate && de.x === ate.x && de.y === ate.y)) return 'pontos'
  if (tipo === 'texto' && texto.trim() === '') return 'texto'
  if ((decimosMilimetro !== null) !== (tipo === 'escala')) return 'decimosMilimetro'
  return undefined
}
