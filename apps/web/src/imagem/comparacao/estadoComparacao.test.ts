import { describe, expect, it } from 'vitest'
import type { AcaoVisualizador } from '../visualizador/estadoVisualizador.ts'
import { type Alvo, comparacaoInicial, type Lado, reduceComparacao, toMostrado } from './estadoComparacao.ts'

/** Two images, the later one twice as large, on stages of one size. */
const aberta = (alvo: Alvo) => {
  const acoes: [Lado, AcaoVisualizador][] = [
    ['antes', { tipo: 'palco', palco: { largura: 400, altura: 400 } }],
    ['depois', { tipo: 'palco', palco: { largura: 400, altura: 400 } }],
    ['antes', { tipo: 'imagem', sequencial: 1, imagem: { largura: 400, altura: 400 } }],
    ['depois', { tipo: 'imagem', sequencial: 2, imagem: { largura: 800, altura: 800 } }],
  ]
  const estado = acoes.reduce(
    (atual, [lado, acao]) => reduceComparacao(atual, { tipo: 'imagem', lado, acao }),
    comparacaoInicial,
  )
  return reduceComparacao(estado, { tipo: 'alvo', alvo })
}
const zoom: AcaoVisualizador = { tipo: 'zoom', ponto: { x: 0, y: 0 }, fator: 2 }
const arrasto: AcaoVisualizador = { tipo: 'arrasto', por: { x: 10, y: 5 } }
const janela: AcaoVisualizador = {
  tipo: 'janela',
  janela: { baixo: 10, alto: 200, gama: 1, invertida: false },
}
const read = ({ antes, depois }: ReturnType<typeof aberta>) => [antes.visao.zoom, depois.visao.zoom]

describe('two images', () => {
  it('each fills its own stage', () => expect(read(aberta('ambas'))).toEqual([1, 0.5]))

  it.each<[Alvo, Lado | undefined, number[]]>([
    ['ambas', undefined, [2, 1]],
    ['ambas', 'depois', [2, 1]],
    ['antes', undefined, [2, 0.5]],
    ['depois', undefined, [1, 1]],
    // The hand moves what it is on.
    ['antes', 'depois', [1, 1]],
  ])('moving %s, a zoom on %s leaves them at %j', (alvo, lado, zooms) =>
    expect(
      read(reduceComparacao(aberta(alvo), { tipo: 'imagem', acao: zoom, ...(lado && { lado }) })),
    ).toEqual(zooms),
  )

  it('linked, they move and are windowed together', () => {
    const movida = [arrasto, janela].reduce(
      (atual, acao) => reduceComparacao(atual, { tipo: 'imagem', acao, lado: 'antes' }),
      aberta('ambas'),
    )
    for (const { visao, janela: tons } of [movida.antes, movida.depois]) {
      expect([visao.x, visao.y, tons.baixo, tons.alto]).toEqual([10, 5, 10, 200])
    }
  })

  it('the tools tell of the one that they move', () => {
    expect(toMostrado(aberta('ambas')).sequencial).toBe(1)
    expect(toMostrado(aberta('depois')).sequencial).toBe(2)
  })
})
