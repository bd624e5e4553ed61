import { type RefObject, useEffect } from 'react'
import type { AcaoVisualizador } from './estadoVisualizador.ts'
import type { Ponto } from './transformacao.ts'

type Dispatch = (acao: AcaoVisualizador) => void

/** A wheel turns by some 100 a notch; a pinch on a trackpad comes as a wheel with Ctrl, in smaller steps. */
const sensibilidade = { roda: 0.0015, pinca: 0.01 }

/** The hand on the stage: wheel and pinch zoom where they point, dragging moves, and its size is followed. */
export function useGestos(palco: RefObject<HTMLElement | null>, dispatch: Dispatch): void {
  useEffect(() => {
    const element = palco.current
    if (!element) return
    const events = new AbortController()
    const { signal } = events
    const observer = new ResizeObserver(() => dispatch({ tipo: 'palco', palco: getTamanho(element) }))
    observer.observe(element)
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const { ctrlKey, deltaY } = event
        const fator = Math.exp(-deltaY * (ctrlKey ? sensibilidade.pinca : sensibilidade.roda))
        dispatch({ tipo: 'zoom', ponto: toPonto(element, event), fator })
      },
      { signal, passive: false },
    )
    listenPointers(element, dispatch, signal)
    return () => {
      events.abort()
      observer.disconnect()
    }
  }, [palco, dispatch])
}

function getTamanho({ clientWidth, clientHeight }: HTMLElement) {
  return { largura: clientWidth, altura: clientHeight }
}

/** From the centre of the stage. */
function toPonto(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Ponto {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const middle = ([a, b]: readonly [Ponto, Ponto]): Ponto => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Ponto, Ponto]): number => Math.hypot(a.x - b.x, a.y - b.y)

/** What is to be pressed on the stage (the way to try again) keeps its press: a stage that holds the pointer takes it away. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button') !== null

/** A hand on the image takes the focus from no field in which somebody writes: there a letter is no key of the viewer. */
function keepFocus(event: MouseEvent): void {
  if (!isControl(event.target)) event.preventDefault()
}

function listenPointers(element: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const fingers = new Map<number, Ponto>()
  const getPair = (): [Ponto, Ponto] | undefined => {
    const [a, b] = [...fingers.values()]
    return a && b && [a, b]
  }
  element.addEventListener('mousedown', keepFocus, { signal })
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button > 0 || isControl(event.target)) return
      element.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, toPonto(element, event))
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const pairBefore = getPair()
      const now = toPonto(element, event)
      fingers.set(event.pointerId, now)
      const pair = getPair()
      if (!pairBefore || !pair)
        return dispatch({ tipo: 'arrasto', por: { x: now.x - before.x, y: now.y - before.y } })
      const [de, para] = [middle(pairBefore), middle(pair)]
      dispatch({ tipo: 'arrasto', por: { x: para.x - de.x, y: para.y - de.y } })
      dispatch({ tipo: 'zoom', ponto: para, fator: distance(pair) / Math.max(1, distance(pairBefore)) })
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal })
  }
}
