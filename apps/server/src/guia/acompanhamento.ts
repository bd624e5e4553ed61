import pg from 'pg'
import type { Report } from '../runtime/report.ts'

/** Waits between tries to listen again; the last one repeats. */
const ESPERAS_MS = [200, 1000, 2000]
/** A connection whose other end is gone says nothing, as one on which nothing happens: it is asked now and then. */
const PROVA_MS = 5000
/** For a connection, and for an answer. */
const PACIENCIA_MS = 1700

/** What the database's triggers tell: `provider` of a session or a notification, `provider:guide:version` of a guide,
 * `provider:number` of an exam request. */
const canais = ['sessao', 'notificacao', 'solicitacao', 'guia'] as const
type Canal = (typeof canais)[number]

export type Acompanhamento = {
  /**
   * Calls `changed` when the provider's guide may have changed: at each commit that changes its version, and after a
   * while without listening, in which a change may have been missed. Answers how to stop.
   */
  subscribeGuia: (codigoCredenciado: number, numeroFicha: number, changed: () => void) => () => void
  /** The same for the provider's exam request: when it was captured, decided, or an image of it came. */
  subscribeSolicitacao: (
    codigoCredenciado: number,
    numeroSolicitacao: number,
    changed: () => void,
  ) => () => void
  /** The same for the provider's sessions: when one may have lost the right to read. */
  subscribeSessao: (codigoCredenciado: number, changed: () => void) => () => void
  /** The same for the provider's notifications: when one came, or was read. */
  subscribeNotificacao: (codigoCredenciado: number, changed: () => void) => () => void
  /** Fires when the process stops: streams end, so that a stopping server does not wait for its readers. */
  fim: AbortSignal
  close: () => Promise<void>
}

declare module '../http/services.ts' {
  interface Services {
    acompanhamento: Acompanhamento
  }
}

/** Listens on one connection a process to what the triggers of guides and of sessions tell. */
export function startAcompanhamento(url: string, report: Report): Acompanhamento {
  const inscritos = new Map<string, Set<() => void>>()
  const parada = new AbortController()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let tentativa = 0

  const tell = (chave: string) => {
    for (const changed of inscritos.get(chave) ?? []) changed()
  }

  const subscribe = (canal: Canal, quem: string, changed: () => void) => {
    const chave = `${canal} ${quem}`
    const grupo = inscritos.get(chave) ?? new Set()
    inscritos.set(chave, grupo.add(changed))
    return () => {
      grupo.delete(changed)
      if (grupo.size === 0 && inscritos.get(chave) === grupo) inscritos.delete(chave)
    }
  }

  const retry = () => {
    if (parada.signal.aborted) return
    const espera = ESPERAS_MS[Math.min(tentativa++, ESPERAS_MS.length - 1)]
    timer = setTimeout(() => void listen(), espera)
  }

  const listen = async () => {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PACIENCIA_MS,
      query_timeout: PACIENCIA_MS,
    })
    client = own
    let lost = false
    const drop = (error?: Error) => {
      if (lost) return
      lost = true
      clearTimeout(timer)
      if (error) report('acompanhamento', error)
      void own.end().catch(() => undefined)
      retry()
    }
    const ask = async () => {
      for (const canal of canais) await own.query(`listen ${canal}`)
      if (!lost) timer = setTimeout(() => void ask().catch(drop), PROVA_MS)
    }
    own.on('error', drop)
    own.on('end', () => drop())
    own.on('notification', ({ channel, payload = '' }) =>
      tell(`${channel} ${payload.split(':', 2).join(':')}`),
    )
    try {
      await own.connect()
      await ask()
      tentativa = 0
      for (const chave of inscritos.keys()) tell(chave)
    } catch (error) {
      drop(error instanceof Error ? error : new Error(String(error)))
    }
  }
  void listen()

  return {
    subscribeGuia: (codigoCredenciado, numeroFicha, changed) =>
      subscribe('guia', `${codigoCredenciado}:${numeroFicha}`, changed),
    subscribeSolicitacao: (codigoCredenciado, numeroSolicitacao, changed) =>
      subscribe('solicitacao', `${codigoCredenciado}:${numeroSolicitacao}`, changed),
    subscribeSessao: (codigoCredenciado, changed) => subscribe('sessao', String(codigoCredenciado), changed),
    subscribeNotificacao: (codigoCredenciado, changed) =>
      subscribe('notificacao', String(codigoCredenciado), changed),
    fim: parada.signal,
    close: async () => {
      parada.abort()
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
