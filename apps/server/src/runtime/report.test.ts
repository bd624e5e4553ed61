import { expect, it } from 'vitest'
import { createDiskSpace } from './diskSpace.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createReport } from './report.ts'

it('counts every failure, and logs one in ten seconds with how many it left out', async () => {
  let now = 0
  const log = createLog('silent')
  const { falhas } = createMetrics(log, createDiskSpace('.'))
  const lines: Record<string, unknown>[] = []
  log.error = (line: unknown) => void lines.push(line as Record<string, unknown>)
  const report = createReport(log, falhas, createDiskSpace('.'), () => now)
  for (const at of [0, 1, 9_999, 10_000]) {
    now = at
    report('selagem', new Error('não deu'))
  }
  report('limpeza', new Error('não deu'))
  expect(lines.map(({ trabalho, caladas }) => [trabalho, caladas])).toEqual([
    ['selagem', 0],
    ['selagem', 2],
    ['limpeza', 0],
  ])
  expect((await falhas.get()).values.map(({ value, labels }) => [labels.trabalho, value])).toEqual([
    ['selagem', 4],
    ['limpeza', 1],
  ])
})
