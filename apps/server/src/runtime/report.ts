import type { Counter } from 'prom-client'
import type { DiskSpace } from './diskSpace.ts'
import type { Log } from './log.ts'
import { createThrottle } from './throttle.ts'

/** What works behind the calls, as log, metrics and docs/operacao.md name it. */
export type Trabalho =
  | 'acompanhamento'
  | 'aviso'
  | 'conexao'
  | 'correio'
  | 'expiracao'
  | 'reanalise'
  | 'fila'
  | `fila ${string}`
  | `filaMorta ${string}`
  | 'fluxo'
  | 'indicador'
  | 'limpeza'
  | 'metricas'
  | 'prontidao'
  | 'publicacao'
  | 'recurso'
  | 'regras'
  | 'repasse'
  | 'retencao'
  | 'selagem'
  | 'sobras'
  | 'tratamento'

/** Tells that a piece of background work failed: it is counted and logged, and goes on (ASVS 16.5). */
export type Report = (trabalho: Trabalho, error: unknown) => void

export function createReport(
  log: Log,
  falhas: Counter<'trabalho'>,
  diskSpace: DiskSpace,
  now: () => number = Date.now,
): Report {
  const throttle = createThrottle(now)
  return (trabalho, error) => {
    falhas.inc({ trabalho })
    diskSpace.note(error)
    const caladas = throttle(trabalho)
    if (caladas !== undefined) log.error({ err: error, trabalho, caladas }, 'background work failed')
  }
}
