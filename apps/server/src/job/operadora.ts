import { startLimpeza } from '../acesso/limpeza.ts'
import type { GuiaCarregada } from '../guia/loadGuia.ts'
import type { RunningServices } from '../services.ts'
import { startSelagem } from '../trilha/sealTrilha.ts'
import { chooseAuditoria } from './concludeAuditoria.ts'
import { confirmContato } from './confirmContato.ts'
import { type FilaGuia, filasGuia } from './jobs.ts'
import { choosePagamento } from './processPagamento.ts'
import { type Passo, runTarefa } from './runTarefa.ts'
import { chooseConfirmacao, chooseToken } from './token.ts'

/** What each queue does to a guide. */
export const passosDaFila: Readonly<Record<FilaGuia, (carregada: GuiaCarregada) => Passo>> = {
  concludeAuditoria: chooseAuditoria,
  processPagamento: choosePagamento,
  generateToken: chooseToken,
  confirmToken: chooseConfirmacao,
}

/**
 * What the operator's side does by itself in the embedded default (product.md, "The life of a guide"): works the
 * queues, seals the access trail and clears what nobody needs. The queues outlive the process; several processes share
 * them.
 */
export async function startOperadora(services: RunningServices): Promise<() => Promise<void>> {
  for (const fila of filasGuia) {
    await services.jobs.work(fila, (tarefa) => runTarefa(services, tarefa, passosDaFila[fila]))
  }
  await services.jobs.work('confirmContato', (tarefa) => confirmContato(services, tarefa))
  const { pool, clock, report } = services
  const stops = [startSelagem(pool, clock, report), startLimpeza(pool, clock, report)]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
