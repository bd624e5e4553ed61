import type { Step } from './Pager.tsx'

export type Pages = {
  /** Which page is shown, from 1. */
  pagina: number
  total: number
  porPagina: number
}

export const countPages = ({ total, porPagina }: Pages): number => Math.max(1, Math.ceil(total / porPagina))

/** ", página 2 de 3"; nothing where there is one page. */
export const describePage = (pages: Pages): string =>
  countPages(pages) > 1 ? `, página ${pages.pagina} de ${countPages(pages)}` : ''

/** The ways to the page before and to the one after, by their words. */
export const pageSteps = (
  pages: Pages,
  [before, after]: readonly [before: string, after: string],
  onGo: (pagina: number) => void,
): (Step | false)[] => [
  pages.pagina > 1 && { label: before, onPress: () => onGo(pages.pagina - 1) },
  pages.pagina < countPages(pages) && { label: after, onPress: () => onGo(pages.pagina + 1) },
]
