import { useEffect } from 'react'
import type { Resultado } from './resultados.ts'

const MAXIMO = 6

// In the page's memory alone: names of patients are kept on no computer, and a session that ends leaves the page.
let recentes: readonly Resultado[] = []

/** Where one was last, the newest first. */
export const listRecentes = (): readonly Resultado[] => recentes

/** Keeps a place that was opened; the same one again is the newest. */
export function rememberRecente(resultado: Resultado): void {
  recentes = [resultado, ...recentes.filter(({ id }) => id !== resultado.id)].slice(0, MAXIMO)
}

/** A page that is about one patient or one guide says so: the search then offers it first. */
export function useRecente(resultado: Resultado): void {
  const { id, titulo, detalhe, icone, destino } = resultado
  useEffect(
    () => rememberRecente({ id, titulo, detalhe, icone, destino }),
    [id, titulo, detalhe, icone, destino],
  )
}
