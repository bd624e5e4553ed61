import type { Counter } from 'prom-client'
import type { Espaco } from './espaco.ts'
import { createFreio } from './freio.ts'
import type { Fila } from './job/filas.ts'
import type { Log } from './log.ts'

/** What works behind the calls, as log, metrics and docs/operacao.md name it. */
export type Trabalho =
  | 'acompanhamento'
  | 'conexao'
  | 'correio'
  | 'fila'
  | `fila ${Fila}`
  | `filaMorta ${Fila}`
  | 'fluxo'
  | 'limpeza'
  | 'metricas'
  | 'prontidao'
  | 'publicacao'
  | 'regras'
  | 'retencao'
  | 'selagem'
  | 'sobras'

/** Tells that a piece of background work failed: it is counted and logged, and goes on (ASVS 16.5). */
export type Report = (trabalho: Trabalho, error: unknown) => void

export function createReport(
  log: Log,
  falhas: Counter<'trabalho'>,
  espaco: Espaco,
  now: () => number = Date.now,
): Report {
  const freio = createFreio(now)
  return (trabalho, error) => {
    falhas.inc({ trabalho })
    espaco.note(error)
    const caladas = freio(trabalho)
    if (caladas !== undefined) log.error({ err: error, trabalho, caladas }, 'background work failed')
  }
}
