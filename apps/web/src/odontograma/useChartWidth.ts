import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sixteen teeth side by side: what a mouse can hit (WCAG 2.5.8), and what a finger can (Interface B6.7: 44 px a tooth).
 */
const BOCA_INTEIRA = { mouse: 480, dedo: 720 } as const
/** The same with the tooth in hand beside them. */
const LADO_A_LADO = { mouse: 560, dedo: 880 } as const

/** Names that the style sheets know (`[data-largura~="estreita"]`), by the chart's own width in pixels. */
export function toWidthNames(largura: number, ponteiro: keyof typeof BOCA_INTEIRA): string {
  const isEstreita = largura < BOCA_INTEIRA[ponteiro]
  const nomes = [
    isEstreita ? 'estreita' : 'inteira',
    isEstreita && largura >= 480 && 'tablet',
    largura < LADO_A_LADO[ponteiro] && 'empilhada',
  ]
  return nomes.filter(Boolean).join(' ')
}

/** What most charts are in a window of this width, until the first one is measured. */
const guessLargura = (): number => (matchMedia('(width < 560px)').matches ? 320 : 560)

/**
 * Tells the style sheets how wide the chart is. Not a container query: under one, every focus and every choice of a
 * tooth lays out the whole page twice before it is painted. Nor read when the chart comes: that would lay the page out
 * within the task that draws it; the observer measures before the paint, and mostly finds the guess right.
 */
export function useChartWidth(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = root
    if (!current) return
    const dedo = matchMedia('(pointer: coarse)')
    const write = (largura: number) => {
      const nova = toWidthNames(largura, dedo.matches ? 'dedo' : 'mouse')
      if (current.dataset.largura !== nova) current.dataset.largura = nova
    }
    const name = () => write(current.clientWidth)
    write(guessLargura())
    const observer = new ResizeObserver(name)
    observer.observe(current)
    dedo.addEventListener('change', name)
    return () => {
      observer.disconnect()
      dedo.removeEventListener('change', name)
    }
  }, [root])
}
