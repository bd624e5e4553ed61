import type { Answers } from './answers.ts'
import { bring, type Deliver } from './bring.ts'
import type { Ledger } from './ledger.ts'
import { type Session, sendUntilAcknowledged } from './session.ts'
import type { Supplies } from './supplies.ts'
import { type Exame, makeExame } from './visitExame.ts'
import {
  createObservacao,
  releaseSenha,
  saveRascunho,
  sendAuditoria,
  sendGuia,
  sendRepasse,
  sign,
  updateDataEvento,
  uploadArquivo,
  uploadImagem,
  type Write,
} from './writes.ts'

type Options = { deliver: Deliver; ledger: Ledger; supplies: Supplies; isOver: () => boolean }

/**
 * A clinic's guide from the password to the payment: each step a write, noted once it is acknowledged. What the audit
 * must judge ends with its sending; the rest is the operator's.
 */
export async function makeVisit({ deliver, ledger, supplies, isOver }: Options): Promise<void> {
  const liberada = await bring(releaseSenha(supplies.nextAssociado()), deliver, ledger)
  if (!liberada) return
  const numeroFicha = Number(liberada.body.numeroFicha)
  const { nome, conteudo } = supplies.nextArquivo()
  const steps: (() => Promise<Write> | Write)[] = [
    () => saveRascunho(numeroFicha, 0),
    () => createObservacao(numeroFicha),
    () => saveRascunho(numeroFicha, 1),
    () => uploadImagem(numeroFicha),
    () => saveRascunho(numeroFicha, 2),
    ...(numeroFicha % 3 === 0
      ? [() => uploadArquivo(numeroFicha, nome, conteudo), () => sendAuditoria(numeroFicha)]
      : [sendGuia, updateDataEvento, sign, sendRepasse].map((step) => () => step(numeroFicha))),
  ]
  for (const step of steps) {
    if (isOver()) return
    // What was refused leaves the guide where the next step cannot be taken.
    if (!(await bring(await step(), deliver, ledger, numeroFicha))) return
  }
}

export type Load = {
  answers: Answers
  /** How many writes were acknowledged so far. */
  acknowledged: () => number
  /** No new writes; resolves when each client has brought its last one home. */
  stop: () => Promise<void>
}

export type Work = { baseUrl: string; session: Session; ledger: Ledger; supplies: Supplies }

const clients = 8

/**
 * The places at work, of several clinics: one alone would look more patients up in a minute than any may. Beside them the
 * radiology units, which do what a clinic asks for.
 */
export type Clinicas = { clinicas: readonly [Session, ...Session[]]; exames: readonly Exame[] }

/** Eight places and the units at work at the same time, until stopped; each repeats a write until it is acknowledged. */
export function startLoad(
  { baseUrl, clinicas, exames, ledger, supplies }: Work & Clinicas,
  answers: Answers,
): Load {
  let over = false
  const isOver = () => over
  const deliverAs =
    (session: Session): Deliver =>
    ({ request }) =>
      sendUntilAcknowledged(baseUrl, session, request, answers)
  const work = async (_: unknown, place: number) => {
    const deliver = deliverAs(clinicas[place % clinicas.length] ?? clinicas[0])
    while (!over) await makeVisit({ deliver, ledger, supplies, isOver })
  }
  const workExame = async (exame: Exame) => {
    while (!over) await makeExame(exame, { deliverAs, ledger, supplies })
  }
  const running = Promise.all([...Array.from({ length: clients }, work), ...exames.map(workExame)])
  // Told at `stop`; until then a client that gives up must not end the process.
  running.catch(() => undefined)
  return {
    answers,
    acknowledged: () => ledger.acknowledged.length,
    stop: async () => {
      over = true
      await running
    },
  }
}
