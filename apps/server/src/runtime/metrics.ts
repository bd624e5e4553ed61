import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DiskSpace } from './diskSpace.ts'
import type { Log } from './log.ts'
import { createReport, type Report } from './report.ts'

/** A figure; or one for each set of labels. */
export type Leitura = number | readonly { labels: Record<string, string>; valor: number }[]

/** What the process counts of itself, for Prometheus; never by patient or provider (docs/operacao.md says what means what). */
export type Metrics = {
  /** All of it, as Prometheus reads it. */
  tell: () => Promise<{ contentType: string; text: string }>
  chamadas: Counter<'operacao' | 'status'>
  duracao: Histogram<'operacao'>
  /** Calls on their way: event streams and uploads among them, for as long as they last. */
  emCurso: Gauge<'operacao'>
  /** Logins tried, by either door, and how each ended. */
  logins: Counter<'resultado'>
  /** Background work that failed and is tried again: by the name of the work. */
  falhas: Counter<'trabalho'>
  /** Counts there, and logs. */
  report: Report
  /** Reads a figure whenever somebody looks. One that cannot be read then is absent, and the others are told. */
  observe: (name: string, help: string, read: () => Leitura | Promise<Leitura>, labelNames?: string[]) => void
}

let doProcesso: Registry | undefined

/** What Node tells of the process: measured once, for it never lets go of who measures, however short a server lives. */
function measureProcess(): Registry {
  if (!doProcesso) {
    doProcesso = new Registry()
    collectDefaultMetrics({ register: doProcesso })
  }
  return doProcesso
}

export function createMetrics(log: Log, diskSpace: DiskSpace): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const processo = measureProcess()
  const falhas = new Counter({
    name: 'portal_falhas_total',
    help: 'Falhas de trabalhos de fundo, por trabalho',
    labelNames: ['trabalho'],
    registers,
  })
  const report = createReport(log, falhas, diskSpace)
  return {
    tell: async () => {
      const all = Registry.merge([processo, registry])
      return { contentType: all.contentType, text: await all.metrics() }
    },
    chamadas: new Counter({
      name: 'portal_chamadas_total',
      help: 'Chamadas atendidas',
      labelNames: ['operacao', 'status'],
      registers,
    }),
    duracao: new Histogram({
      name: 'portal_chamada_segundos',
      help: 'Duração das chamadas',
      labelNames: ['operacao'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    emCurso: new Gauge({
      name: 'portal_chamadas_em_curso',
      help: 'Chamadas em curso, por operação',
      labelNames: ['operacao'],
      registers,
    }),
    logins: new Counter({
      name: 'portal_logins_total',
      help: 'Entradas tentadas no portal, por resultado',
      labelNames: ['resultado'],
      registers,
    }),
    falhas,
    report,
    observe: (name, help, read, labelNames = []) => {
      const forget = (gauge: Gauge) => {
        gauge.reset()
        // A gauge without labels begins at nought, which would be told as if it had been read.
        if (labelNames.length === 0) gauge.remove()
      }
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          try {
            const leitura = await read()
            forget(this)
            const valores = typeof leitura === 'number' ? [{ labels: {}, valor: leitura }] : leitura
            for (const { labels, valor } of valores) this.set(labels, valor)
          } catch (error) {
            forget(this)
            report('metricas', error)
          }
        },
      })
    },
  }
}
