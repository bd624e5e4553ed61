import { describe, expect, it } from 'vitest'
import { type Comando, comandos, formatTecla, interpretTecla } from './comando.ts'
import { type EstadoVisualizador, estadoInicial, reduceEstado } from './estadoVisualizador.ts'
import { janelaInicial } from './janela.ts'

const palco = { largura: 800, altura: 600 }
const aberta = [
  { tipo: 'palco', palco },
  { tipo: 'imagem', sequencial: 1, imagem: { largura: 1600, altura: 600 } },
] as const
const aberto = aberta.reduce<EstadoVisualizador>(reduceEstado, estadoInicial)

const obey = (estado: EstadoVisualizador, ...ordens: Comando[]) =>
  ordens.reduce((atual, comando) => reduceEstado(atual, { tipo: 'comando', comando }), estado)

describe('reduceEstado', () => {
  it('fits an image that opens, and again when the window changes', () => {
    expect(aberto.visao).toMatchObject({ zoom: 0.5, ajustada: true })
    const menor = reduceEstado(aberto, { tipo: 'palco', palco: { largura: 400, altura: 600 } })
    expect(menor.visao.zoom).toBe(0.25)
  })

  it('leaves the zoom that the person chose when the window changes', () => {
    const menor = reduceEstado(obey(aberto, 'real'), { tipo: 'palco', palco: { largura: 400, altura: 600 } })
    expect(menor.visao.zoom).toBe(1)
  })

  it.each([
    ['aproximar', { zoom: 0.625 }],
    ['afastar', { zoom: 0.4 }],
    ['real', { zoom: 1 }],
    ['girar', { rotacao: 90, zoom: 0.375 }],
    ['espelhar', { espelhada: true }],
    ['esquerda', { x: 48, y: 0 }],
    ['direita', { x: -48, y: 0 }],
    ['cima', { x: 0, y: 48 }],
    ['baixo', { x: 0, y: -48 }],
  ] as const)('%s', (comando, esperado) => {
    expect(obey(aberto, comando).visao).toMatchObject(esperado)
  })

  it('inverts, and undoes everything at once', () => {
    const mexido = reduceEstado(obey(aberto, 'inverter', 'girar', 'real', 'direita'), {
      tipo: 'janela',
      janela: { baixo: 20, alto: 200, gama: 1.5, invertida: true },
    })
    expect(obey(aberto, 'inverter').janela.invertida).toBe(true)
    expect(obey(mexido, 'repor')).toEqual(aberto)
    expect(obey(mexido, 'ajustar').visao).toMatchObject({ x: 0, y: 0, ajustada: true, rotacao: 90 })
  })

  it('begins anew with another image', () => {
    const outra = reduceEstado(obey(aberto, 'inverter', 'girar'), {
      tipo: 'imagem',
      sequencial: 2,
      imagem: { largura: 100, altura: 100 },
    })
    expect(outra).toMatchObject({ janela: janelaInicial, visao: { rotacao: 0, zoom: 6 } })
  })

  it('turns to another page as near, as turned and in the same greys, at its top', () => {
    const turn = (estado: EstadoVisualizador) =>
      reduceEstado(estado, { tipo: 'imagem', sequencial: 1, imagem: { largura: 800, altura: 1000 } })
    const lendo = turn(obey(aberto, 'inverter', 'real', 'direita', 'baixo'))
    expect(lendo).toMatchObject({ janela: { invertida: true }, visao: { zoom: 1, x: -48, y: 200 } })
    expect(turn(obey(aberto, 'girar')).visao).toMatchObject({ rotacao: 90, zoom: 0.75, ajustada: true })
  })

  it('moves and zooms by hand', () => {
    const arrastado = reduceEstado(aberto, { tipo: 'arrasto', por: { x: 7, y: 9 } })
    expect(arrastado.visao).toMatchObject({ x: 7, y: 9 })
    const perto = reduceEstado(aberto, { tipo: 'zoom', ponto: { x: 100, y: 0 }, fator: 2 })
    expect(perto.visao).toMatchObject({ zoom: 1, x: -100, ajustada: false })
  })

  it('leaves to others what is not of the view', () => {
    expect(obey(aberto, 'seguinte', 'anterior', 'paginaSeguinte', 'teclas')).toBe(aberto)
  })
})

describe('interpretTecla', () => {
  const press = (key: string, modificador = {}) =>
    interpretTecla({ key, ctrlKey: false, altKey: false, metaKey: false, ...modificador })

  it.each([
    ['+', 'aproximar'],
    ['=', 'aproximar'],
    ['R', 'girar'],
    ['r', 'girar'],
    ['i', 'inverter'],
    ['0', 'repor'],
    ['PageDown', 'paginaSeguinte'],
    ['.', 'seguinte'],
    ['?', 'teclas'],
    ['x', undefined],
    ['Escape', undefined],
  ])('%s: %s', (key, comando) => {
    expect(press(key)).toBe(comando)
  })

  it('leaves Ctrl+R to the browser', () => {
    expect(press('r', { ctrlKey: true })).toBeUndefined()
  })

  it('gives each key to one command alone, and every command a name', () => {
    const teclas = comandos.flatMap((comando) => [...comando.teclas])
    expect(new Set(teclas).size).toBe(teclas.length)
    expect(comandos.map(({ nome }) => formatTecla(nome))).not.toContain('')
    expect([formatTecla('girar'), formatTecla('esquerda'), formatTecla('afastar')]).toEqual(['R', '←', '−'])
  })
})
