import pg from 'pg'
import type { Report } from '../report.ts'

/** Waits between tries to listen again; the last one repeats. */
const ESPERAS_MS = [200, 1000, 5000]

export type Acompanhamento = {
  /**
   * Calls `changed` when the provider's guide may have changed: at each commit that changes its version, and after a
   * while without listening, in which a change may have been missed. Answers how to stop.
   */
  subscribe: (codigoCredenciado: number, numeroFicha: number, changed: () => void) => () => void
  /** Fires when the process stops: streams end, so that a stopping server does not wait for its readers. */
  fim: AbortSignal
  close: () => Promise<void>
}

/** Listens on one connection a process to what the trigger `guia_mudou` tells: `provider:guide:version`. */
export function startAcompanhamento(url: string, report: Report): Acompanhamento {
  const inscritos = new Map<string, Set<() => void>>()
  const parada = new AbortController()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let tentativa = 0

  const tell = (chave: string) => {
    for (const changed of inscritos.get(chave) ?? []) changed()
  }

  const retry = () => {
    if (parada.signal.aborted) return
    const espera = ESPERAS_MS[Math.min(tentativa++, ESPERAS_MS.length - 1)]
    timer = setTimeout(() => void listen(), espera)
  }

  const listen = async () => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 })
    client = own
    let lost = false
    const drop = (error?: Error) => {
      if (lost) return
      lost = true
      if (error) report('acompanhamento', error)
      void own.end().catch(() => undefined)
      retry()
    }
    own.on('error', drop)
    own.on('end', () => drop())
    own.on('notification', ({ payload }) => tell((payload ?? '').split(':', 2).join(':')))
    try {
      await own.connect()
      await own.query('listen guia')
      tentativa = 0
      for (const chave of inscritos.keys()) tell(chave)
    } catch (error) {
      drop(error instanceof Error ? error : new Error(String(error)))
    }
  }
  void listen()

  return {
    subscribe: (codigoCredenciado, numeroFicha, changed) => {
      const chave = `${codigoCredenciado}:${numeroFicha}`
      const grupo = inscritos.get(chave) ?? new Set()
      inscritos.set(chave, grupo.add(changed))
      return () => {
        grupo.delete(changed)
        if (grupo.size === 0 && inscritos.get(chave) === grupo) inscritos.delete(chave)
      }
    },
    fim: parada.signal,
    close: async () => {
      parada.abort()
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
