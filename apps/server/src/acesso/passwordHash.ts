import { hash, type Options, verify } from '@node-rs/argon2'
import { holdsConnection } from '../db/client.ts'
import { Falha } from '../http/falha.ts'

/** argon2id, 19 MiB, two passes: about 18 ms on one core. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is the processor's peak: two at a time, a short queue, and beyond that "try again" (API-GEN-0004). */
const CONCURRENT = 2
const QUEUE = 200

let running = 0
const queue: (() => void)[] = []

async function limited<T>(work: () => Promise<T>): Promise<T> {
  // Many at once would keep everybody else from the database.
  if (holdsConnection()) throw new Error('a password is hashed by a call that holds a connection')
  if (running >= CONCURRENT) {
    if (queue.length >= QUEUE) throw new Falha('API-GEN-0004', [], 2)
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    queue.shift()?.()
  }
}

/** A hash of nobody's password: who does not exist costs as much time as who does. */
const nobody = hash('ninguem', options)

export const hashSenha = (senha: string): Promise<string> => limited(() => hash(senha, options))

/** Whether the password is the one of `stored`. Without a hash, the answer is no, in the same time. */
export async function verifySenha(stored: string | null | undefined, senha: string): Promise<boolean> {
  const against = stored ?? (await nobody)
  const matches = await limited(() => verify(against, senha))
  return matches && stored !== null && stored !== undefined
}
