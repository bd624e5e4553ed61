import { DENTES, toDenteEspelhado } from '@portal/domain/dente/dente.tables.ts'
import { type PosicaoFace, toPosicaoFace } from '@portal/domain/dente/odontograma.ts'
import { describe, expect, it } from 'vitest'
import { getSetores } from './getSetores.ts'
import { getSilhueta } from './silhueta.ts'

type Ponto = readonly [number, number]

function listPontos(caminho: string): Ponto[] {
  return caminho
    .slice(1, -1)
    .split('L')
    .map((ponto) => {
      const [x = Number.NaN, y = Number.NaN] = ponto.split(' ').map(Number)
      return [x, y]
    })
}

const toTexto = (pontos: readonly Ponto[]) =>
  [...new Set(pontos.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`))].sort()

function toMedia(pontos: readonly Ponto[]): Ponto {
  const soma = (indice: 0 | 1) => pontos.reduce((total, ponto) => total + ponto[indice], 0) / pontos.length
  return [soma(0), soma(1)]
}

const LADO: Record<PosicaoFace, Ponto> = {
  esquerda: [-1, 0],
  direita: [1, 0],
  cima: [0, -1],
  baixo: [0, 1],
  centro: [0, 0],
}

describe.each(['geometrica', 'anatomica'] as const)('odontograma: faces na variante %s', (variante) => {
  it('cada face é desenhada no seu lado, dentro da caixa', () => {
    for (const dente of DENTES) {
      const setores = getSetores(dente, variante)
      for (const face of dente.faces) {
        const posicao = toPosicaoFace(dente, face)
        const pontos = listPontos(setores[posicao])
        const [x, y] = toMedia(pontos)
        expect([x, y].map((v) => Math.sign(Math.round(v - 32)) + 0)).toEqual(LADO[posicao])
        for (const ponto of pontos) for (const v of ponto) expect(v >= 0 && v <= 64).toBe(true)
      }
    }
  })

  it('a face de um dente é o espelho da mesma face do dente do outro lado', () => {
    for (const dente of DENTES) {
      const espelho = toDenteEspelhado(dente)
      if (!espelho) throw new Error(`${dente.codigo} não tem espelho`)
      for (const face of dente.faces) {
        const aqui = listPontos(getSetores(dente, variante)[toPosicaoFace(dente, face)])
        const ali = listPontos(getSetores(espelho, variante)[toPosicaoFace(espelho, face)])
        expect(toTexto(ali.map(([x, y]) => [64 - x, y]))).toEqual(toTexto(aqui))
      }
    }
  })
})

describe('odontograma: silhuetas', () => {
  it('têm um canal por raiz e números finitos', () => {
    for (const dente of DENTES) {
      const { coroa, raizes, canais } = getSilhueta(dente)
      expect(canais).toHaveLength(raizes.length)
      expect([coroa, ...raizes, ...canais].join('')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('molares superiores têm três raízes, inferiores duas, incisivos uma', () => {
    const raizes = ['16', '46', '11', '55', '85'].map((codigo) => {
      const dente = DENTES.find((candidato) => candidato.codigo === codigo)
      return dente && getSilhueta(dente).raizes.length
    })
    expect(raizes).toEqual([3, 2, 1, 3, 2])
  })
})
