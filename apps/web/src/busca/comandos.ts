import { useEffect } from 'react'
import type { Resultado } from './resultados.ts'

/** Where the page on the screen takes an event: in its words, and how. */
export type Inclusao = { readonly rotulo: string; readonly run: () => void }

/** What a part of the page on the screen offers to the search. */
export type Oferta = {
  comandos: readonly Resultado[]
  /** The key of the patient that the page is about. */
  paciente?: string
  /** Takes an event where the work goes on; undefined for one that the page has no place for. */
  takeEvento?: (codigoEvento: string) => Inclusao | undefined
}

let registradas: readonly Oferta[] = []

/** What the page offers, when the search is opened: first the part where the work is, which takes events. */
export const readOferta = (): Oferta => {
  const ofertas = registradas.toSorted((a, b) => Number(!a.takeEvento) - Number(!b.takeEvento))
  const paciente = ofertas.find((oferta) => oferta.paciente !== undefined)?.paciente
  return {
    comandos: ofertas.flatMap(({ comandos }) => comandos),
    ...(paciente !== undefined && { paciente }),
    takeEvento: (codigoEvento) => {
      for (const { takeEvento } of ofertas) {
        const take = takeEvento?.(codigoEvento)
        if (take) return take
      }
      return undefined
    },
  }
}

/** Offers what a part of the page does to the search while it is there. */
export function useComandos(oferta: Oferta): void {
  useEffect(() => {
    registradas = [...registradas, oferta]
    return () => {
      registradas = registradas.filter((outra) => outra !== oferta)
    }
  }, [oferta])
}
