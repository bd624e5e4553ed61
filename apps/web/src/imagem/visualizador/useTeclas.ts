import { useEffect, useEffectEvent } from 'react'
import { isKeyOn, singleKeys } from '../../ui/singleKeys.ts'
import { type Comando, interpretTecla } from './comando.ts'

/** Where a key is a letter, and none of the viewer's. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'range'

/** What the keys move by themselves: a slider, and the sheet of keys, which scrolls. */
const isMoved = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLElement && target.matches('section[tabindex="0"]'))

/** Passes on the commands of the keyboard while the viewer is open; what they move by themselves keeps the arrows. */
export function useTeclas(onComando: (comando: Comando) => void): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const comando = interpretTecla(event)
    if (!isKeyOn(event.key, singleKeys.areOn())) return
    if (!comando || isText(event.target) || (isMoved(event.target) && event.key.length > 1)) return
    event.preventDefault()
    onComando(comando)
  })
  useEffect(() => {
    const events = new AbortController()
    addEventListener('keydown', (event) => obey(event), { signal: events.signal })
    return () => events.abort()
  }, [])
}
