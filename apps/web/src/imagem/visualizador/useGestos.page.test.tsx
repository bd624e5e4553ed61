import { beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { createImagem } from '../imagem.fixture.ts'
import { openVisualizador, palco, readMatriz, readZoom } from './visualizador.fixture.ts'

/** Where a place of the stage, from its centre, is on the whole screen of the browser. */
function toScreen({ x, y }: { x: number; y: number }) {
  const moldura = window.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = palco().getBoundingClientRect()
  return { x: (moldura?.left ?? 0) + left + width / 2 + x, y: (moldura?.top ?? 0) + top + height / 2 + y }
}

const PASSOS = 8
const between = (de: number, ate: number) =>
  Array.from({ length: PASSOS }, (_, passo) => de + ((ate - de) * (passo + 1)) / PASSOS)

/** Two fingers on either side of the middle, from `de` to `ate` pixels apart. */
async function pinch(de: number, ate: number): Promise<void> {
  const toFingers = (apart: number) =>
    [-1, 1].map((lado, id) => ({ ...toScreen({ x: (lado * apart) / 2, y: 0 }), id }))
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: toFingers(de) })
  for (const apart of between(de, ate))
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: toFingers(apart) })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function drag(por: { x: number; y: number }, button: 'left' | 'right' = 'left'): Promise<void> {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', ponto: { x: number; y: number }) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      ...toScreen(ponto),
      button,
      buttons: button === 'left' ? 1 : 2,
      clickCount: 1,
    })
  await mouse('mousePressed', { x: 0, y: 0 })
  await mouse('mouseMoved', { x: por.x / 2, y: por.y / 2 })
  await mouse('mouseMoved', por)
  await mouse('mouseReleased', por)
}

/** A notch of the wheel over a place; answers whether the page was kept from scrolling. */
function turn(deltaY: number, { x, y }: { x: number; y: number }, ctrlKey = false): boolean {
  const { left, top, width, height } = palco().getBoundingClientRect()
  const ponto = { clientX: left + width / 2 + x, clientY: top + height / 2 + y }
  return !palco().dispatchEvent(
    new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ctrlKey, ...ponto }),
  )
}

const readLugar = () => {
  const { a, e, f } = readMatriz()
  return [a, e, f].map((valor) => Math.round(valor * 1000) / 1000)
}

beforeEach(async () => {
  await openVisualizador(createImagem())
  await expect.poll(readZoom).not.toBe('100%')
})

test('a pinça aproxima e afasta a radiografia, e a página fica como está', async () => {
  const inteira = readMatriz().a
  await pinch(240, 120)
  await expect.poll(() => readMatriz().a / inteira).toBeCloseTo(0.5, 1)
  await pinch(80, 120)
  await expect.poll(() => readMatriz().a / inteira).toBeCloseTo(0.75, 1)
  expect(visualViewport?.scale).toBe(1)
})

test('arrastar leva a imagem com a mão', async () => {
  const [zoom] = readLugar()
  await drag({ x: 40, y: -30 })
  await expect.poll(readLugar).toEqual([zoom, 40, -30])
  await drag({ x: -10, y: 20 })
  await expect.poll(readLugar).toEqual([zoom, 30, -10])
})

test('o outro botão do mouse não arrasta', async () => {
  const [zoom] = readLugar()
  await drag({ x: 40, y: -30 }, 'right')
  await drag({ x: 10, y: 20 })
  await expect.poll(readLugar).toEqual([zoom, 10, 20])
})

test('a roda aproxima para cima e afasta para baixo, onde o ponteiro está', async () => {
  const inteira = readMatriz().a
  expect(turn(-100, { x: 100, y: 0 })).toBe(true)
  const fator = Math.exp(0.15)
  await expect.poll(() => readMatriz().a).toBeCloseTo(inteira * fator, 3)
  // What was under the pointer still is.
  expect(readMatriz().e).toBeCloseTo(100 - 100 * fator, 1)
  expect(readMatriz().f).toBeCloseTo(0, 0)
  turn(100, { x: 100, y: 0 })
  await expect.poll(() => readMatriz().a).toBeCloseTo(inteira, 3)
})

test('a pinça do trackpad, que vem como roda com Ctrl, anda mais a cada passo', async () => {
  const inteira = readMatriz().a
  turn(10, { x: 0, y: 0 }, true)
  await expect.poll(() => readMatriz().a).toBeCloseTo(inteira * Math.exp(-0.1), 3)
})
