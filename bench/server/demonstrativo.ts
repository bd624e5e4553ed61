/** The statement of a run and its workbook through the whole server, against the same SQL without one. */
import { financeiro } from '@portal/contract/financeiro.ts'
import { createPool, type Pool } from '../../apps/server/src/db/client.ts'
import { createRegras } from '../../apps/server/src/regraEvento/regras.ts'
import { databaseUrl } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { logIn, type Session } from '../../apps/server/src/testing/faults/session.ts'
import { median, percentile, repeat } from '../harness/figure.ts'
import { forgetPeak, readMemory } from '../harness/memory.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import {
  codigoCredenciado,
  naPlanilha,
  naTela,
  readLotes,
  readTela,
  writeWorkbook,
} from './demonstrativoSemServidor.ts'
import { eventosPorGuia, insertPartes, judgePartes, type Repasse } from './repassesDados.ts'
import { timeRun, withRestarts } from './repassesVivos.ts'

const [eventosTela, linhasPlanilha] = [5000, 50_000]
const chamadas = 200
const warmUp = 20

async function time(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The bytes of an answer. */
async function fetchWhole({ baseUrl }: Portal, session: Session, url: string): Promise<number> {
  const answer = await fetch(baseUrl + url, { headers: session })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
  return byteLength
}

async function layIn(dataDir: string, repasse: Repasse, primeiro: number, eventos: number): Promise<void> {
  const partes = [{ codigoCredenciado, guias: eventos / eventosPorGuia }]
  await insertPartes(dataDir, primeiro, repasse, partes)
  await judgePartes(dataDir, repasse)
}

async function measure(portal: Portal, pool: Pool) {
  const tabela = await createRegras(pool, () => undefined).get()
  const session = await logIn(portal.baseUrl, codigoCredenciado)
  const tela = `${financeiro.searchPeriodo.path}?dataFinal=${naTela.fechamento}`
  const found = await repeat(chamadas + warmUp, async () => ({
    server: await time(() => fetchWhole(portal, session, tela)),
    limit: await time(() => readTela(pool)),
  }))
  const measured = found.slice(warmUp)
  const planilha = `${financeiro.exportDemonstrativo.path}?tipoBuscaEnum=PERIODO&dataFinal=${naPlanilha.fechamento}`
  const workbooks = await repeat(runs + 1, async () => {
    const before = readMemory(portal.pid)
    forgetPeak(portal.pid)
    const server = await time(() => fetchWhole(portal, session, planilha))
    const growth = readMemory(portal.pid).peak - before.now
    const limit = await time(() => writeWorkbook(pool, tabela))
    const lida = await time(() => readLotes(pool))
    tell(
      `workbook: ${server.toFixed(0)} ms, ${limit.toFixed(0)} ms without a server, its rows ${lida.toFixed(0)} ms`,
    )
    return { server, growth, limit, lida }
  })
  return {
    tela: {
      server: measured.map(({ server }) => server),
      limit: measured.map(({ limit }) => limit),
    },
    planilha: workbooks.slice(1),
  }
}

async function withPool<T>(dataDir: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl(dataDir, 'portal_app'))
  try {
    return await work(pool)
  } finally {
    await pool.close()
  }
}

await runPiece(() =>
  withPortal((first) =>
    withRestarts(first, async (restart) => {
      await layIn(first.dataDir, naTela, 600_000_001, eventosTela)
      await layIn(first.dataDir, naPlanilha, 700_000_001, linhasPlanilha)
      const portal = await restart(naTela, naPlanilha)
      await timeRun(portal, naTela)
      await timeRun(portal, naPlanilha)
      const { tela, planilha } = await withPool(portal.dataDir, (pool) => measure(portal, pool))
      const name = `Statement of ${eventosTela.toLocaleString('en-US')} events`
      const excel = `Excel of ${linhasPlanilha.toLocaleString('en-US')} rows`
      return {
        piece: 'demonstrativo',
        commands: [
          `${chamadas} calls of the first page, one after the other, each followed by the same SQL without a server`,
          'workbooks one after the other, each followed by the same workbook, and by the reads of its rows, without a server',
        ],
        figures: [
          {
            name: `${name}, p50`,
            value: median(tela.server),
            unit: 'ms',
            limit: { name: 'the same SQL, p50', value: median(tela.limit) },
          },
          {
            name: `${name}, p95`,
            value: percentile(tela.server, 0.95),
            unit: 'ms',
            limit: { name: 'the same SQL, p95', value: percentile(tela.limit, 0.95) },
            target: { of: 'value', at: 'most', value: 150 },
            note: 'totals, discounts, units, dentists and fifty guides; session, row security, trail',
          },
          {
            name: excel,
            value: median(planilha.map(({ server }) => server)) / 1000,
            unit: 's',
            limit: {
              name: 'the same workbook, no server',
              value: median(planilha.map(({ limit }) => limit)) / 1000,
            },
            target: { of: 'value', at: 'most', value: 1.5 },
            note: '21 columns, in batches of 1,000 with the trail of each, the next read while one is written',
          },
          {
            name: `${excel}: its rows read, nothing made of them`,
            value: median(planilha.map(({ lida }) => lida)) / 1000,
            unit: 's',
          },
          {
            name: `${excel}: memory of the server, added`,
            value: median(planilha.map(({ growth }) => growth)),
            unit: 'MB',
            target: { of: 'value', at: 'most', value: 60 },
          },
        ],
      }
    }),
  ),
)
