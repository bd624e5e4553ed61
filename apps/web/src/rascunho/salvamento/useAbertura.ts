import { startTransition, useEffect, useState } from 'react'
import type { RascunhoInicial, VersaoSalva } from './chooseRascunho.ts'
import type { CopiaRascunho } from './copiaLocal.ts'
import { openRascunho } from './openRascunho.ts'

export type AberturaDe<C> = { inicial: RascunhoInicial<C>; copia: CopiaRascunho<C> }

type Fontes<C> = {
  createCopia: () => CopiaRascunho<C>
  /** As it stands in memory. */
  lido: VersaoSalva<C> | null
  readServidor: () => Promise<VersaoSalva<C> | null>
  vazio: C
}

/**
 * What an editor begins with, once the copy in this browser was read. It is decided when the form opens: a later answer
 * of the server must not take the place of what is being typed.
 */
export function useAbertura<C>(fontes: Fontes<C>): AberturaDe<C> | undefined {
  const [{ createCopia, lido, readServidor, vazio }] = useState(fontes)
  const [abertura, setAbertura] = useState<AberturaDe<C>>()
  useEffect(() => {
    let isAtual = true
    const copia = createCopia()
    const open = async () => {
      const inicial = await openRascunho(lido, await copia.load(), readServidor, vazio)
      if (!isAtual) return
      // The form is the heaviest thing to draw: in slices, so that the page answers meanwhile.
      startTransition(() => setAbertura((before) => before ?? { inicial, copia }))
    }
    void open()
    return () => {
      isAtual = false
    }
  }, [createCopia, lido, readServidor, vazio])
  return abertura
}
