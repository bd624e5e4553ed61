import { pesquisa } from '@portal/contract/pesquisa.ts'
import { findPrazoMs } from '../acesso/sessao.store.ts'
import type { Acompanhamento } from '../guia/acompanhamento.ts'
import type { Handler } from '../http/handler.ts'
import { findVersao } from './pesquisa.store.ts'

/**
 * Tells the guide's version and status now and at each change, until the reader leaves. Another provider's guide does
 * not exist (API-GTO-0001).
 */
export const watchGuia: Handler<typeof pesquisa.watchGuia> = async (context) => {
  const { query, db, sessao, services, later, fail } = context
  const { codigoCredenciado, sid } = sessao
  const read = (on: typeof db) => findVersao(on, codigoCredenciado, query.numeroFicha)
  if (!(await read(db))) return fail('API-GTO-0001')
  const tell = (error: unknown) => services.report('fluxo', error)
  return {
    sid,
    findPrazoMs: () =>
      later
        .read((other) => findPrazoMs(other, sid, pesquisa.watchGuia.permission, services.clock.now()))
        .catch((error: unknown) => {
          tell(error)
          throw error
        }),
    watchSessao: (changed) => services.acompanhamento.subscribeSessao(codigoCredenciado, changed),
    events: async function* (signal) {
      let contada: number | undefined
      for await (const _ of changes(services.acompanhamento, codigoCredenciado, query.numeroFicha, signal)) {
        // While the database is away nothing is told; listening anew tells what was missed.
        const situacao = await later.read(read).catch(tell)
        if (!situacao || situacao.versao === contada) continue
        contada = situacao.versao
        yield situacao
      }
    },
  }
}

/** Yields once at the beginning and once for each change, or several together, until a signal fires. */
async function* changes(
  acompanhamento: Acompanhamento,
  codigoCredenciado: number,
  numeroFicha: number,
  signal: AbortSignal,
): AsyncIterable<undefined> {
  const fim = AbortSignal.any([signal, acompanhamento.fim])
  let next = Promise.withResolvers<void>()
  const wake = () => next.resolve()
  const stop = acompanhamento.subscribeGuia(codigoCredenciado, numeroFicha, wake)
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
