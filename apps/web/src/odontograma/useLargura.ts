import { type RefObject, useLayoutEffect } from 'react'

/** Names that the style sheets know (`[data-largura~="estreita"]`), by the chart's own width in pixels. */
export function toLargura(largura: number): string {
  const nomes = [
    largura < 640 ? 'estreita' : 'inteira',
    largura >= 480 && largura < 640 && 'tablet',
    largura < 880 && 'empilhada',
  ]
  return nomes.filter(Boolean).join(' ')
}

/**
 * Tells the style sheets how wide the chart is. Not a container query: under one, every focus and every choice of a
 * tooth lays out the whole page twice before it is painted.
 */
export function useLargura(raiz: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = raiz
    if (!current) return
    const name = (largura: number) => {
      const nova = toLargura(largura)
      if (current.dataset.largura !== nova) current.dataset.largura = nova
    }
    name(current.clientWidth)
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) name(contentRect.width)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [raiz])
}
