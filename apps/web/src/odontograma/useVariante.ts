import { useState } from 'react'
import type { Variante } from './desenho/getSetores.ts'

const CHAVE = 'portal.odontograma.variante'

/** How this person likes teeth drawn, remembered in this browser. */
export function useVariante(): readonly [Variante, (variante: Variante) => void] {
  const [variante, setVariante] = useState<Variante>(() =>
    localStorage.getItem(CHAVE) === 'geometrica' ? 'geometrica' : 'anatomica',
  )
  return [
    variante,
    (nova) => {
      localStorage.setItem(CHAVE, nova)
      setVariante(nova)
    },
  ]
}
