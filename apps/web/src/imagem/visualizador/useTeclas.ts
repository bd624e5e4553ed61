import { useEffect, useEffectEvent } from 'react'
import { type Comando, interpretTecla } from './comando.ts'

/** Passes on the commands of the keyboard while the viewer is open; a slider keeps its own arrows. */
export function useTeclas(onComando: (comando: Comando) => void): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    const comando = interpretTecla(event)
    if (!comando || (isField && event.key.length > 1)) return
    event.preventDefault()
    onComando(comando)
  })
  useEffect(() => {
    const events = new AbortController()
    addEventListener('keydown', (event) => obey(event), { signal: events.signal })
    return () => events.abort()
  }, [])
}
