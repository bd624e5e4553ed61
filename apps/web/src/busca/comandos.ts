import { useEffect } from 'react'
import type { Resultado } from './resultados.ts'

let comandos: readonly Resultado[] = []

/** What the page on the screen offers to do, when the search is opened. */
export const listComandos = (): readonly Resultado[] => comandos

/** Offers a page's actions to the search while the page is there; the last page to offer has the word. */
export function useComandos(ofertas: readonly Resultado[]): void {
  useEffect(() => {
    comandos = ofertas
    return () => {
      if (comandos === ofertas) comandos = []
    }
  }, [ofertas])
}
