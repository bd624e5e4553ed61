/** Tells this tab's files from those of the others. */
export const aba: string = crypto.randomUUID()

const lockOf = (id: string): string => `portal.envio.${id}`

let isHeld = false

/** Held until the tab is gone: by it the others know that it lives. */
function holdAba(): Promise<void> {
  if (isHeld) return Promise.resolve()
  isHeld = true
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockOf(aba), () => {
    resolve()
    return new Promise(() => undefined)
  })
  return promise
}

/** Does something while no other tab does it, and tells which of the tabs live. */
export async function aloneAmongAbas<T>(act: (isViva: (id: string) => boolean) => Promise<T>): Promise<T> {
  await holdAba()
  return navigator.locks.request('portal.envio', async () => {
    const { held = [] } = await navigator.locks.query()
    const vivas = new Set(held.map(({ name }) => name))
    return act((id) => vivas.has(lockOf(id)))
  })
}

/** Comes to its end with that tab. */
export const untilClosed = (id: string): Promise<void> =>
  navigator.locks.request(lockOf(id), () => Promise.resolve())
