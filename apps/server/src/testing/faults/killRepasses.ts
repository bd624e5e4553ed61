import { setTimeout as sleep } from 'node:timers/promises'
import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import { fechamentoOf } from '../../repasse/encaminhamento.store.ts'
import { civilDay } from '../../runtime/clock.ts'
import { auditRepasses } from './auditRepasses.ts'
import { readRows } from './database.ts'
import { findFreePort, startPortal } from './portal.ts'
import {
  createCredenciados,
  createRepasses,
  listFechamentosDevidos,
  primeiroCredenciado,
} from './repassesDevidos.ts'
import { createSupplies } from './supplies.ts'

/** What is left to do of the runs that are due: guides to be judged, runs to be published or deposited. */
export type Resto = { guias: number; repasses: number }

const resto = `
  select (select count(*) from guia g join encaminhamento n using (codigo_credenciado, numero_ficha)
            join repasse r using (codigo_credenciado, fechamento)
           where g.codigo_credenciado >= ${primeiroCredenciado} and g.status_ficha in (10, 11, 20)
             and r.publicacao <= $1)::int as guias,
         (select count(*) from repasse
           where codigo_credenciado >= ${primeiroCredenciado}
             and (situacao = 'aberto' and publicacao <= $1 or situacao = 'publicado' and pagamento <= $1))::int
         as repasses`

async function readResto(dataDir: string, hoje: string): Promise<Resto> {
  const [found] = await readRows<Resto>(dataDir, resto, [hoje])
  return found ?? { guias: 0, repasses: 0 }
}

const count = ({ guias, repasses }: Resto): number => guias + repasses

const patienceMs = 120_000
const lookMs = 5
/** A kill comes so much later at the most than its share of the work: as long as the runs of one provider take. */
const jitterMs = 200

/** Waits until no more than so much is left, and tells what is. */
async function waitFor(dataDir: string, hoje: string, most: number): Promise<Resto> {
  for (const until = performance.now() + patienceMs; ; await sleep(lookMs)) {
    const left = await readResto(dataDir, hoje)
    if (count(left) <= most || performance.now() > until) return left
  }
}

export type Morte = { devidas: Resto; restaram: Resto }
export type RepassesMortos = { mortes: Morte[]; emMeio: number; erros: string[]; detalhe: string }

/**
 * Kills the portal while the runs of twelve providers are due: as often as said, each time after another share of the
 * work, and lets it end at last. What is left by one goes on in the next, with a run more of each provider.
 */
export async function killRepasses(
  dataDir: string,
  times: number,
  tell: (morte: Morte, at: number) => void,
): Promise<RepassesMortos> {
  const port = await findFreePort()
  // The queues stand still: the guides are the run's alone to judge.
  const start = () => startPortal({ dataDir, port, env: { OPERADORA_RITMO: '86400', LOG_LEVEL: 'error' } })
  const hoje = civilDay(new Date())
  const aberto = fechamentoOf(CALENDARIOS_REPASSE, 'AURORA', hoje)
  let portal = await start()
  try {
    const supplies = await createSupplies(dataDir)
    await createCredenciados(dataDir)
    await createRepasses(dataDir, aberto, supplies)
    const mortes: Morte[] = []
    for (const [at, fechamento] of listFechamentosDevidos(aberto, times).entries()) {
      await portal.kill()
      await createRepasses(dataDir, fechamento, supplies)
      const devidas = await readResto(dataDir, hoje)
      portal = await start()
      // Every twentieth of the work has its turn, in an order that is none.
      const share = (((at * 7) % times) + Math.random()) / times
      await waitFor(dataDir, hoje, count(devidas) * (1 - share))
      await sleep(Math.random() * jitterMs)
      await portal.kill()
      const morte = { devidas, restaram: await readResto(dataDir, hoje) }
      mortes.push(morte)
      tell(morte, at + 1)
    }
    portal = await start()
    await waitFor(dataDir, hoje, 0)
    const { erros, ...quantos } = await auditRepasses(dataDir, hoje)
    return {
      mortes,
      emMeio: mortes.filter(({ restaram }) => count(restaram) > 0).length,
      erros,
      detalhe: `${quantos.repasses} repasses, ${quantos.eventos} eventos, ${quantos.linhas} linhas, ${quantos.glosadas} glosadas`,
    }
  } catch (error) {
    throw new Error(`the portal said:\n${portal.said()}`, { cause: error })
  } finally {
    await portal.stop()
  }
}
