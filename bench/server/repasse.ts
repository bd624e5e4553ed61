/** The payment run of a month in a real server: of events that were judged as they came, and of events that wait. */
import { withClient } from '../../apps/server/src/db/databases.ts'
import { databaseUrl } from '../../apps/server/src/testing/faults/database.ts'
import { runPiece, withPortal } from '../harness/piece.ts'
import { eventosPorGuia, insertPartes, judgePartes, type Repasse } from './repassesDados.ts'
import { type Corrida, type Restart, timeRun, toRepasse, withRestarts } from './repassesVivos.ts'

const eventos = Number(process.env.BENCH_EVENTOS ?? 100_000)
const targetSeconds = 60
/** Providers of one size, who may do what the guides say. */
const credenciados = [100001, 100004, 100005, 100006, 100007]

const toPartes = (total: number) =>
  credenciados.map((codigoCredenciado) => ({
    codigoCredenciado,
    guias: Math.ceil(total / eventosPorGuia / credenciados.length),
  }))

const soma = `
  select codigo_credenciado, sum(processado_centavos), sum(liberado_centavos) from repasse_evento
   where fechamento = $1 group by codigo_credenciado`

/** The database alone: adds the rows of a run up. The limit of who does nothing else with them. */
async function timeSoma(dataDir: string, { fechamento }: Repasse): Promise<number> {
  return withClient(databaseUrl(dataDir, 'portal_migrator'), async (client) => {
    const from = performance.now()
    await client.query(soma, [fechamento])
    return (performance.now() - from) / 1000
  })
}

/** A run of events that were judged as they came: it is summed up, withheld from, published and deposited. */
async function measureJulgados(dataDir: string, restart: Restart) {
  const repasse = toRepasse(26)
  await insertPartes(dataDir, 600_000_001, repasse, toPartes(eventos))
  const linhasSeconds = await judgePartes(dataDir, repasse)
  const corrida = await timeRun(await restart(repasse), repasse)
  if (corrida.linhas < eventos) throw new Error(`the run has ${corrida.linhas} rows of ${eventos}`)
  return { ...corrida, linhasSeconds, limit: await timeSoma(dataDir, repasse) }
}

/** A run of events that nobody judged before: the rules judge them first. */
async function measureAJulgar(dataDir: string, restart: Restart): Promise<Corrida> {
  const repasse = toRepasse(27)
  await insertPartes(dataDir, 700_000_001, repasse, toPartes(eventos))
  const corrida = await timeRun(await restart(repasse), repasse)
  if (corrida.linhas < eventos) throw new Error(`the run has ${corrida.linhas} rows of ${eventos}`)
  return corrida
}

await runPiece(() =>
  withPortal((first) =>
    withRestarts(first, async (restart) => {
      const julgados = await measureJulgados(first.dataDir, restart)
      const porJulgar = await measureAJulgar(first.dataDir, restart)
      const name = `Run of ${eventos.toLocaleString('en-US')} events`
      return {
        piece: 'repasse',
        commands: [
          `one server process, from its start until all is deposited; ${credenciados.length} providers, guides of ${eventosPorGuia} events`,
        ],
        figures: [
          {
            name: `${name} judged as they came`,
            value: julgados.seconds,
            unit: 's',
            limit: { name: 'their sum, SQL', value: julgados.limit },
            target: { of: 'value', at: 'most', value: targetSeconds },
            note: 'with the start of the server; summed up, withheld from, published, deposited',
          },
          { name: `${name}: memory of the server, added`, value: julgados.growth, unit: 'MB' },
          {
            name: 'Events that still wait, judged by the run',
            value: porJulgar.linhas / porJulgar.seconds,
            unit: '/s',
            limit: { name: 'their rows alone, SQL', value: julgados.linhas / julgados.linhasSeconds },
            target: { of: 'value', at: 'least', value: Math.ceil(eventos / targetSeconds) },
            note: `${porJulgar.linhas.toLocaleString('en-US')} events, fifty guides a commit, each with its history and its notices`,
          },
          {
            name: `Run of ${porJulgar.linhas.toLocaleString('en-US')} events that wait: memory of the server, added`,
            value: porJulgar.growth,
            unit: 'MB',
          },
        ],
      }
    }),
  ),
)
