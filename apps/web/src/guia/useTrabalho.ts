import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { eventosDaGuiaQuery } from '../evento/evento.queries.ts'
import { contextoQuery } from './guia.queries.ts'

/**
 * Whether the guide's form or result may be drawn: once the guide itself is on the screen. Its rules and its code are
 * heavier than all before them, and on a slow line would hold up what is read first.
 */
export function useTrabalho(numeroFicha: number): boolean {
  const queryClient = useQueryClient()
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function start() {
      void queryClient.prefetchQuery(contextoQuery(numeroFicha))
      void queryClient.prefetchQuery(eventosDaGuiaQuery(numeroFicha))
      // Drawing the part fetches its code meanwhile.
      startTransition(() => setReady(true))
    }
    // A frame is asked for, and what comes after it is after the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(start)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [numeroFicha, queryClient])

  return isReady
}
