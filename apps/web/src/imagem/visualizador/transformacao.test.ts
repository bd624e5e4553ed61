import { describe, expect, it } from 'vitest'
import {
  fit,
  flip,
  fromPalco,
  getZoomAjustado,
  type Ponto,
  pan,
  rotate,
  toPalco,
  toTransform,
  type Visao,
  visaoInicial,
  zoomAt,
  zoomReal,
} from './transformacao.ts'

const imagem = { largura: 2000, altura: 1000 }
const palco = { largura: 800, altura: 600 }

/** Where a point of the image (from its centre) shows on the stage, by the same matrix that CSS builds. */
function project({ x, y, zoom, rotacao, espelhada }: Visao, ponto: Ponto): Ponto {
  const angulo = (rotacao * Math.PI) / 180
  const [px, py] = [(espelhada ? -1 : 1) * ponto.x * zoom, ponto.y * zoom]
  return {
    x: x + px * Math.cos(angulo) - py * Math.sin(angulo),
    y: y + px * Math.sin(angulo) + py * Math.cos(angulo),
  }
}

function expectPonto(achado: Ponto, { x, y }: Ponto) {
  expect(achado.x).toBeCloseTo(x, 6)
  expect(achado.y).toBeCloseTo(y, 6)
}

const torta: Visao = { x: 40, y: -30, zoom: 0.7, rotacao: 90, espelhada: true, ajustada: false }

describe('fit', () => {
  it.each([
    [0, 0.4],
    [90, 0.3],
    [180, 0.4],
    [270, 0.3],
  ] as const)('turned by %i the whole image shows at %f', (rotacao, zoom) => {
    expect(getZoomAjustado(imagem, palco, rotacao)).toBeCloseTo(zoom, 9)
    expect(fit({ ...torta, rotacao }, imagem, palco)).toMatchObject({ x: 0, y: 0, ajustada: true })
  })

  it('survives a stage without size', () => {
    expect(getZoomAjustado(imagem, { largura: 0, altura: 0 }, 0)).toBe(1)
    expect(getZoomAjustado({ largura: 0, altura: 0 }, palco, 0)).toBe(1)
  })
})

describe('zoomAt', () => {
  it('keeps what is under the pointer', () => {
    const ponto = { x: 120, y: 75 }
    const antes = { ...torta, rotacao: 0, espelhada: false } as const
    const naImagem = { x: (ponto.x - antes.x) / antes.zoom, y: (ponto.y - antes.y) / antes.zoom }
    expectPonto(project(zoomAt(antes, ponto, 1.7), naImagem), ponto)
    expectPonto(project(zoomAt(zoomAt(antes, ponto, 1.7), ponto, 0.2), naImagem), ponto)
  })

  it('stops at its limits', () => {
    expect(zoomAt(visaoInicial, { x: 0, y: 0 }, 1000).zoom).toBe(16)
    expect(zoomAt(visaoInicial, { x: 0, y: 0 }, 0.0001).zoom).toBe(0.05)
  })

  it('shows pixel by pixel', () => {
    expect(zoomReal(torta).zoom).toBeCloseTo(1, 9)
  })
})

describe('pan', () => {
  it('moves by what the hand moves', () => {
    expect(pan(torta, { x: 10, y: -5 }, imagem, palco)).toMatchObject({ x: 50, y: -35 })
  })

  it('never loses the image', () => {
    const longe = pan(visaoInicial, { x: 99_999, y: -99_999 }, imagem, palco)
    expect(longe).toMatchObject({ x: 1000 + 400 - 64, y: -(500 + 300 - 64) })
  })
})

describe('rotate and flip', () => {
  const cantos = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: -30, y: 70 },
  ]

  it.each(cantos)('turns clockwise what is seen at %j', (canto) => {
    const { x, y } = project(torta, canto)
    expectPonto(project(rotate(torta, imagem, palco), canto), { x: -y, y: x })
  })

  it.each(cantos)('mirrors what is seen at %j', (canto) => {
    const { x, y } = project(torta, canto)
    expectPonto(project(flip(torta), canto), { x: -x, y })
  })

  it('comes back after four turns, and after two flips', () => {
    const turn = (visao: Visao) => rotate(visao, imagem, palco)
    expect(turn(turn(turn(turn(torta))))).toEqual(torta)
    expect(flip(flip(torta))).toEqual(torta)
  })

  it('fits again when it was fitted', () => {
    const ajustada = fit(visaoInicial, imagem, palco)
    expect(rotate(ajustada, imagem, palco)).toMatchObject({ zoom: 0.3, rotacao: 90, ajustada: true })
  })
})

it('becomes a transform', () => {
  expect(toTransform(torta)).toBe('translate(40px, -30px) rotate(90deg) scale(-0.7, 0.7)')
})

it.each([
  [0, false, { x: 30, y: 50 }],
  [90, false, { x: -30, y: 30 }],
  [0, true, { x: -10, y: 50 }],
  [270, true, { x: 50, y: 30 }],
] as const)(
  'a point of the image turned by %i, mirrored %s, stands where CSS draws it',
  (rotacao, espelhada, onde) => {
    const visao = { ...visaoInicial, x: 10, y: 10, zoom: 2, rotacao, espelhada }
    expect(toPalco(visao, { x: 10, y: 20 })).toEqual(onde)
    expect(fromPalco(visao, onde)).toEqual({ x: 10, y: 20 })
  },
)
