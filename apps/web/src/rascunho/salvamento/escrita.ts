/** Asks for a write; resolves once what stands now is written. */
export type Escrita = { request: () => Promise<void> }

/**
 * Writes at once, one write at a time: two at the same time may end in the wrong order, and the older would stay. Those
 * asked for meanwhile become one, which takes what stands when its turn comes. `write` fails for nobody.
 */
export function createEscrita(write: () => Promise<void>): Escrita {
  let ultima = Promise.resolve()
  let seguinte: Promise<void> | undefined
  return {
    request() {
      seguinte ??= ultima.then(() => {
        seguinte = undefined
        return write()
      })
      ultima = seguinte
      return seguinte
    },
  }
}
