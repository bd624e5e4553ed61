import { useBlocker } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { session } from '../api/session.ts'

/** A field in which something stands typed that was not kept yet. */
type Campo = {
  /** Answers whether what is typed is kept; false where it is wrong, and the field says why. */
  guardar: () => Promise<boolean>
  isErrado: () => boolean
  focus: () => void
}

const campos = new Set<Campo>()

/**
 * What stands typed in a field and was not left yet: kept, before what asks for it goes on. False where some is wrong, and
 * the hands go to the first that is.
 */
export async function keepDigitado(): Promise<boolean> {
  const todos = [...campos]
  const guardados = await Promise.all(todos.map(({ guardar }) => guardar()))
  const errado = todos.find((_campo, i) => !guardados[i])
  errado?.focus()
  return errado === undefined
}

/** Whether something wrong is typed: nobody could keep it once its page is gone. It says why, and takes the focus. */
function holdErrado(): boolean {
  const errado = [...campos].find(({ isErrado }) => isErrado())
  void errado?.guardar()
  errado?.focus()
  return errado !== undefined
}

/** Whoever goes to another page with a wrong date stays at it, as whoever asks for a paper does; a good one goes by itself. */
export function useHeldDigitado(): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && holdErrado(),
  })
}

/** Whoever loads the page anew would lose it: the browser asks first, unless the session has ended. */
function askBefore(event: BeforeUnloadEvent): void {
  if (!session().isLeft()) event.preventDefault()
}

/** As long as something is typed and not yet left: it is kept where the page goes away under it, or a paper is asked for. */
export function useDigitado(isDigitado: boolean, campo: Campo): void {
  const ultimo = useRef<Campo>(undefined)
  // Before the cleaning up below, which keeps nothing that the field has kept by itself.
  useLayoutEffect(() => {
    ultimo.current = isDigitado ? campo : undefined
  })
  useEffect(() => {
    if (!isDigitado) return
    const doCampo: Campo = {
      guardar: async () => (await ultimo.current?.guardar()) ?? true,
      isErrado: () => ultimo.current?.isErrado() ?? false,
      focus: () => ultimo.current?.focus(),
    }
    campos.add(doCampo)
    addEventListener('beforeunload', askBefore)
    return () => {
      campos.delete(doCampo)
      if (campos.size === 0) removeEventListener('beforeunload', askBefore)
      void ultimo.current?.guardar()
    }
  }, [isDigitado])
}
