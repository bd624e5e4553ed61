import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { type FormaSilhueta, type Raiz, SILHUETAS } from './silhueta.data.ts'

/** Paths in a box of 64 by 84, roots up and distal at the left; the drawing mirrors them. */
export type Silhueta = {
  readonly coroa: string
  readonly raizes: readonly string[]
  readonly canais: readonly string[]
}

export const ALTURA_SILHUETA = 84
const MEIO = 32
const BORDA = 83
const OMBRO = { 0: 4, 1: 10, 2: 6 } as const

/** The biting edge, from the left shoulder to the right one. */
function toBorda({ ventre: v, cuspides }: FormaSilhueta): string {
  const [e, d, y] = [MEIO - v, MEIO + v, BORDA - OMBRO[cuspides]]
  if (cuspides === 0) return `Q${e} ${BORDA} ${e + 5} ${BORDA}L${d - 5} ${BORDA}Q${d} ${BORDA} ${d} ${y}`
  if (cuspides === 1) {
    return `Q${e + 2} ${BORDA - 4} ${MEIO - 2} ${BORDA}Q${MEIO} ${BORDA + 1} ${MEIO + 2} ${BORDA}Q${d - 2} ${BORDA - 4} ${d} ${y}`
  }
  const meia = v * 0.52
  return `Q${e + 1} ${BORDA} ${MEIO - meia} ${BORDA}Q${MEIO - 3} ${BORDA - 1} ${MEIO} ${BORDA - 4}Q${MEIO + 3} ${BORDA - 1} ${MEIO + meia} ${BORDA}Q${d - 1} ${BORDA} ${d} ${y}`
}

function toCoroa(forma: FormaSilhueta): string {
  const { colo: c, ventre: v, coroa: h, cuspides } = forma
  const [topo, y] = [BORDA - h, BORDA - OMBRO[cuspides]]
  const esquerda = `C${MEIO - c - 1} ${topo + h * 0.3} ${MEIO - v} ${topo + h * 0.35} ${MEIO - v} ${y}`
  const direita = `C${MEIO + v} ${topo + h * 0.35} ${MEIO + c + 1} ${topo + h * 0.3} ${MEIO + c} ${topo}`
  return `M${MEIO - c} ${topo}${esquerda}${toBorda(forma)}${direita}Q${MEIO} ${topo - 5} ${MEIO - c} ${topo}Z`
}

function toRaiz([base, largura, ponta, altura]: Raiz, colo: number): string {
  const [x, px, py] = [MEIO + base, MEIO + ponta, colo - altura]
  const [e, d, pe] = [x - largura, x + largura, colo + 3]
  return `M${e} ${pe}C${e} ${colo - altura * 0.4} ${px - 3.4} ${colo - altura * 0.7} ${px - 2} ${py + 1}Q${px} ${py - 2} ${px + 2} ${py + 1}C${px + 3.4} ${colo - altura * 0.7} ${d} ${colo - altura * 0.4} ${d} ${pe}Z`
}

function toCanal([base, , ponta, altura]: Raiz, colo: number): string {
  const x = MEIO + base
  return `M${MEIO + base * 0.6} ${colo + 9}Q${x} ${colo - altura * 0.35} ${MEIO + ponta} ${colo - altura + 8}`
}

function createSilhueta(forma: FormaSilhueta): Silhueta {
  const colo = BORDA - forma.coroa
  return {
    coroa: toCoroa(forma),
    raizes: forma.raizes.map((raiz) => toRaiz(raiz, colo)),
    canais: forma.raizes.map((raiz) => toCanal(raiz, colo)),
  }
}

/** A deciduous molar has the shape of a permanent one; a supernumerary tooth is usually a peg, like a lateral incisor. */
function toPosicaoSilhueta(dente: Dente): keyof (typeof SILHUETAS)['superior'] {
  if (dente.supranumerario) return 2
  const posicao = dente.denticao === 'decidua' && dente.posicao > 3 ? dente.posicao + 3 : dente.posicao
  return posicao === 8 ? (dente.denticao === 'decidua' ? 7 : 8) : isPosicao(posicao) ? posicao : 1
}

function isPosicao(posicao: number): posicao is keyof (typeof SILHUETAS)['superior'] {
  return posicao in SILHUETAS.superior
}

const PRONTAS = new Map<FormaSilhueta, Silhueta>()

/** The side view of a tooth; teeth of one shape share it. */
export function getSilhueta(dente: Dente): Silhueta {
  const forma = SILHUETAS[dente.superior ? 'superior' : 'inferior'][toPosicaoSilhueta(dente)]
  const pronta = PRONTAS.get(forma) ?? createSilhueta(forma)
  PRONTAS.set(forma, pronta)
  return pronta
}
