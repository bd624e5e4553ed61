import { CONEXOES, type Pool, shareOf } from './client.ts'

/** Takes this many of the provider's connections, all that it may hold unless said, as soon as they are free, until it is told to release them. */
export function holdShare(pool: Pool, credenciado: number, quantas = shareOf(CONEXOES)) {
  const goOn = Promise.withResolvers<void>()
  const held = Array.from({ length: quantas }, () => pool.read(credenciado, () => goOn.promise))
  return {
    /** How often somebody had been refused by then. */
    refused: pool.stats().refused,
    release: async () => {
      goOn.resolve()
      await Promise.all(held)
    },
  }
}
