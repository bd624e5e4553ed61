import type { Ledger } from './ledger.ts'
import type { Reply } from './session.ts'
import type { Write } from './writes.ts'

/** How a write is brought to the server; tells the reply that acknowledged it, or undefined when it was refused. */
export type Deliver = (write: Write) => Promise<Reply | undefined>

/** Brings a write to the server and notes what came of it; `numeroFicha` is its guide, where it does not open one. */
export async function bring(
  write: Write,
  deliver: Deliver,
  ledger: Ledger,
  numeroFicha?: number,
): Promise<Reply | undefined> {
  const reply = await deliver(write)
  const { kind, mark, request } = write
  if (!reply) {
    ledger.refused.push(`${kind} ${mark}`)
    return undefined
  }
  const aberta = reply.body.numeroFicha
  ledger.acknowledged.push({
    kind,
    mark,
    key: request.key,
    numeroFicha: numeroFicha ?? (typeof aberta === 'number' ? aberta : undefined),
  })
  return reply
}
