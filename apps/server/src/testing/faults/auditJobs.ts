import { setTimeout as sleep } from 'node:timers/promises'
import { readRows } from './database.ts'
import type { Ledger } from './ledger.ts'

/** Guides that the operator has not brought where it must: forwarded to 12, sent out of the analysis. */
const unfinished = `
  select numero_ficha from guia g where numero_ficha = any ($1::bigint[])
     and (status_ficha in (2, 10, 11)
          or (status_ficha <> 12 and exists (select from historico_guia h
                where h.numero_ficha = g.numero_ficha and h.acao = 'sendRepasse')))`

/** Steps of a guide's life that happened more than once. */
const repeated = `
  select distinct numero_ficha from historico_guia
   where numero_ficha = any ($1::bigint[])
     and acao in ('send', 'updateDataEvento', 'sign', 'sendRepasse', 'requestAuditoria', 'concludeAuditoria',
                  'processPagamento')
   group by numero_ficha, acao, de_status, para_status, de_etapa, para_etapa having count(*) > 1`

/** Paid guides whose one event is not there once, paid as much as is the operator's. */
const mispaid = `
  select numero_ficha from guia join evento_guia e using (numero_ficha)
   where numero_ficha = any ($1::bigint[]) and status_ficha = 12
   group by numero_ficha
  having count(*) <> 1 or sum(coalesce(valor_pago_centavos, 0)) <> sum(valor_centavos - copart_centavos)`

const dead = `select id from fila.job where name = 'filaMorta'`

export type JobsAudit = { paid: number; unfinished: number; repeated: number; mispaid: number; dead: number }

// A step that was at work in a killed process is taken up again after its two minutes (`expireInSeconds`).
const patienceMs = 300_000

/** Waits until the operator's side has done its part, then counts its steps. */
export async function auditJobs(dataDir: string, ledger: Ledger): Promise<JobsAudit> {
  const count = async (sql: string, values: unknown[] = [ledger.guias]) =>
    (await readRows(dataDir, sql, values)).length
  const deadline = performance.now() + patienceMs
  while ((await count(unfinished)) > 0 && performance.now() < deadline) await sleep(1000)
  return {
    paid: ledger.marksOf('sendRepasse').length,
    unfinished: await count(unfinished),
    repeated: await count(repeated),
    mispaid: await count(mispaid),
    dead: await count(dead, []),
  }
}
