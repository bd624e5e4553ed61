import { setTimeout as sleep } from 'node:timers/promises'
import { guia } from '@portal/contract/guia.ts'
import { type Answer, Answers } from './answers.ts'
import { auditMarks } from './audit.ts'
import { readRows } from './database.ts'
import { logIn, type Request, type Session, sendOnce, sendUntilAcknowledged } from './session.ts'
import { createObservacao } from './writes.ts'

/** Another provider, who has nothing to do with the load: what it may be told, and what it wrote. */
export type Bystander = { login: number; session: Session; numeroFicha: number; marks: string[] }

const recent = `
  select numero_ficha as "numeroFicha" from guia
   where codigo_credenciado = $1 and status_ficha in (1, 7, 8) and not bloqueada order by numero_ficha desc limit 1`

/** Logs in another provider, who will work on a guide of its own. */
export async function createBystander(baseUrl: string, dataDir: string, login: number): Promise<Bystander> {
  const [found] = await readRows<{ numeroFicha: string }>(dataDir, recent, [login])
  if (!found) throw new Error(`provider ${login} has no guide to work on`)
  return { login, session: await logIn(baseUrl, login), numeroFicha: Number(found.numeroFicha), marks: [] }
}

export type Watch = { answers: Answers; stop: () => Promise<void> }

const pauseMs = 40

/** Reads and writes a little, one call at a time, until stopped. */
export function watchBystander(baseUrl: string, { session, numeroFicha, marks }: Bystander): Watch {
  const answers = new Answers()
  let over = false
  const read: Request = {
    method: guia.getGuiaDetalhada.method,
    url: `${guia.getGuiaDetalhada.path}?numeroFicha=${numeroFicha}`,
    key: '',
    body: undefined,
    contentType: '',
  }
  const work = async () => {
    while (!over) {
      await sendOnce(baseUrl, session, read, answers)
      await sleep(pauseMs)
      const { mark, request } = createObservacao(numeroFicha)
      if (await sendUntilAcknowledged(baseUrl, session, request, answers)) marks.push(mark)
      await sleep(pauseMs)
    }
  }
  const running = work()
  running.catch(() => undefined)
  return {
    answers,
    stop: async () => {
      over = true
      await running
    },
  }
}

/** When no process listened: from the kill to the first ready answer of the next. */
export type Outage = { from: number; to: number }

/** Whether somebody else may be answered so: well, 503 with Retry-After after the fault, or not at all without server. */
const isBearable = ({ sentAt, at, status, retryAfter }: Answer, faultAt: number, outage: Outage): boolean => {
  if (status >= 200 && status < 300) return true
  if (status === 0) return sentAt <= outage.to && at >= outage.from
  return status === 503 && retryAfter !== null && at >= faultAt
}

/** What another provider was told that it should not have been. */
export const listHarm = ({ all }: Answers, faultAt: number, outage: Outage): string[] =>
  all
    .filter((answer) => !isBearable(answer, faultAt, outage))
    .map(
      ({ status, codigo, at }) => `${status} ${codigo ?? ''} ${(at - faultAt).toFixed(0)} ms depois da falha`,
    )

/** Counts what the others wrote in the database, each once. */
export async function auditBystanders(dataDir: string, bystanders: readonly Bystander[]) {
  const found = { lost: [] as string[], doubled: [] as string[] }
  for (const { marks } of bystanders)
    await auditMarks(dataDir, 'createObservacao', marks, found.lost, found.doubled)
  return found
}
