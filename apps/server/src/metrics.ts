import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the process counts of itself, for Prometheus; never by patient or provider (docs/operacao.md says what means what). */
export type Metrics = {
  registry: Registry
  chamadas: Counter<'operacao' | 'status'>
  duracao: Histogram<'operacao'>
  /** Background work that failed and is tried again: by the name of the work. */
  falhas: Counter<'trabalho'>
  /** Reads a figure whenever somebody looks. */
  observe: (name: string, help: string, read: () => number | Promise<number>) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
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
    falhas: new Counter({
      name: 'portal_falhas_total',
      help: 'Falhas de trabalhos de fundo, por trabalho',
      labelNames: ['trabalho'],
      registers,
    }),
    observe: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read())
        },
      })
    },
  }
}
