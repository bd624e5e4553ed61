import { useEffect, useLayoutEffect, useRef } from 'react'
import { session } from '../api/session.ts'

/** Answers whether what is typed in the field is kept; false where it is wrong, and the field says why. */
type Guardar = () => Promise<boolean>

const campos = new Set<Guardar>()

/** What stands typed in a field and was not left yet: kept, before what asks for it goes on. False where some is wrong. */
export async function keepDigitado(): Promise<boolean> {
  const guardados = await Promise.all([...campos].map((guardar) => guardar()))
  return guardados.every(Boolean)
}

/** Whoever loads the page anew would lose it: the browser asks first, unless the session has ended. */
function askBefore(event: BeforeUnloadEvent): void {
  if (!session().isLeft()) event.preventDefault()
}

/** As long as something is typed and not yet left: it is kept where the page goes away under it, or a paper is asked for. */
export function useDigitado(isDigitado: boolean, guardar: Guardar): void {
  const ultimo = useRef<Guardar>(undefined)
  // Before the cleaning up below, which keeps nothing that the field has kept by itself.
  useLayoutEffect(() => {
    ultimo.current = isDigitado ? guardar : undefined
  })
  useEffect(() => {
    if (!isDigitado) return
    const doCampo: Guardar = async () => (await ultimo.current?.()) ?? true
    campos.add(doCampo)
    addEventListener('beforeunload', askBefore)
    return () => {
      campos.delete(doCampo)
      if (campos.size === 0) removeEventListener('beforeunload', askBefore)
      void ultimo.current?.()
    }
  }, [isDigitado])
}
