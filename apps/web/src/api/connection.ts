/** Whether calls are getting through: the banner tells, and calls go on trying by themselves. */
export type Connection = 'conectado' | 'semConexao' | 'indisponivel'

function createConnection() {
  let state: Connection = 'conectado'
  const listeners = new Set<() => void>()
  return {
    getSnapshot: (): Connection => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next: Connection): void {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
  }
}

export const connection = createConnection()
