/** `passo`: the step on the screen, 0 for the first. `pedido`: which asking for it this is; 0 where nobody asked. */
type Visita = { passo: number; pedido: number }

/**
 * The guided tour (Interface B6.14), outside React: opened by a first access, the help, the search or a link, and shown by
 * the frame. Undefined while nobody takes it.
 */
function createVisita() {
  let agora: Visita | undefined
  let pedidos = 0
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
    open: (): void => {
      pedidos += 1
      set({ passo: 0, pedido: pedidos })
    },
    /** Nobody asked: it stands over the page, whose own field has the focus. */
    offer: (): void => set({ passo: 0, pedido: 0 }),
    go: (passo: number): void => set({ passo, pedido: agora?.pedido ?? 0 }),
    close: (): void => set(undefined),
  }
}

export const visita = createVisita()
