import type { Permission } from '@portal/domain/acesso/permissao.tables.ts'
import type { Db } from '../db/client.ts'
import type { Fluxo, Transactions } from '../http/handler.ts'
import type { CallServices } from '../http/services.ts'
import type { Sessao } from '../http/sessao.ts'
import { findPrazoMs } from './sessao.store.ts'

type Leitor = { sessao: Sessao; services: CallServices; later: Transactions }

type Assunto<T> = {
  permission: Permission
  /** Calls `changed` when `read` may find something else. Answers how to stop. */
  subscribe: (changed: () => void) => () => void
  read: (db: Db) => Promise<T | undefined>
  isSame: (contado: T, agora: T) => boolean
}

/** Tells what `read` finds, now and at each change, until the reader leaves or its session may not read on. */
export function watchFluxo<T>({ sessao, services, later }: Leitor, assunto: Assunto<T>): Fluxo {
  const { codigoCredenciado, sid } = sessao
  const { acompanhamento, clock } = services
  const { permission, subscribe, read, isSame } = assunto
  const tell = (error: unknown) => services.report('fluxo', error)
  return {
    leitor: { sid, codigoCredenciado },
    findPrazoMs: () =>
      later
        .read((db) => findPrazoMs(db, sid, permission, clock.now()))
        .catch((error: unknown) => {
          tell(error)
          throw error
        }),
    watchSessao: (changed) => acompanhamento.subscribeSessao(codigoCredenciado, changed),
    events: async function* (signal) {
      let contado: T | undefined
      for await (const _ of watchChanges(subscribe, AbortSignal.any([signal, acompanhamento.fim]))) {
        // While the database is away nothing is told; listening anew tells what was missed.
        const achado = await later.read(read).catch(tell)
        if (achado === undefined || (contado !== undefined && isSame(contado, achado))) continue
        contado = achado
        yield achado
      }
    },
  }
}

/** Yields once at the beginning and once for each change, or several together, until the signal fires. */
async function* watchChanges(
  subscribe: Assunto<unknown>['subscribe'],
  fim: AbortSignal,
): AsyncIterable<undefined> {
  let next = Promise.withResolvers<void>()
  const wake = () => next.resolve()
  const stop = subscribe(wake)
  fim.addEventListener('abort', wake)
  try {
    while (!fim.aborted) {
      yield undefined
      await next.promise
      next = Promise.withResolvers<void>()
    }
  } finally {
    stop()
  }
}
