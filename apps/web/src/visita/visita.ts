/** `passo`: the step on the screen, 0 for the first. `isPedida`: somebody asked for it just now, and goes on in it. */
type Visita = { passo: number; isPedida: boolean }

/**
 * The guided tour (Interface B6.14), outside React: opened by a first access, the help, the search or a link, and shown by
 * the frame. Undefined while nobody takes it.
 */
function createVisita() {
  let agora: Visita | undefined
  const listeners = new Set<() => void>()
  const set = (next: Visita | undefined) => {
    agora = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: (): Visita | undefined => agora,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Whoever asked for it finds the focus there. */
    open: (): void => set({ passo: 0, isPedida: true }),
    /** Nobody asked: it stands over the page, whose own field has the focus. */
    offer: (): void => set({ passo: 0, isPedida: false }),
    go: (passo: number): void => set({ passo, isPedida: false }),
    close: (): void => set(undefined),
  }
}

export const visita = createVisita()
