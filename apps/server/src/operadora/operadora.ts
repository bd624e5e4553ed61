import { startLimpeza } from '../acesso/limpeza.ts'
import { startEntrega } from '../correio/entrega.ts'
import { purgeEnvios } from '../envioCelular/envioCelular.store.ts'
import { purgeExportacoes } from '../exportacao/exportacao.store.ts'
import { makeExportacao } from '../exportacao/makeExportacao.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import type { Services } from '../http/services.ts'
import { startRetencao } from '../imagem/retencao.ts'
import { startSobras } from '../imagem/sobras.ts'
import { type FilaGuia, filasGuia } from '../job/filas.ts'
import type { JobRunner } from '../job/jobs.ts'
import { loadChavesTrilha } from '../trilha/chave.ts'
import { startSelagem } from '../trilha/sealTrilha.ts'
import { answerReanalise, startReanalises } from './answerReanalise.ts'
import { startRecursos } from './answerRecursos.ts'
import { auditSolicitacao } from './auditSolicitacao.ts'
import { chooseAuditoria } from './concludeAuditoria.ts'
import { startTratamentos } from './endTratamentos.ts'
import { startExpiracoes } from './expireSolicitacoes.ts'
import { choosePagamento } from './processPagamento.ts'
import { chooseRecurso } from './processRecurso.ts'
import { writeMensagem } from './redatores.ts'
import { reviewAlvara } from './reviewAlvara.ts'
import { startRepasses } from './runRepasse.ts'
import { type PassoTarefa, runTarefa } from './runTarefa.ts'
import { startIndicadores } from './startIndicadores.ts'
import { tellCaptura } from './tellCaptura.ts'
import { tellExame } from './tellExame.ts'
import { tellTratamento } from './tellTratamento.ts'
import { chooseConfirmacao, chooseToken } from './token.ts'
import { warnDatada } from './warnDatada.ts'
import { startAvisos } from './warnPrazos.ts'

/** What each queue does to a guide. */
export const passosDaFila: Readonly<Record<FilaGuia, (carregada: GuiaCarregada) => PassoTarefa>> = {
  concludeAuditoria: chooseAuditoria,
  processPagamento: choosePagamento,
  generateToken: chooseToken,
  confirmToken: chooseConfirmacao,
  processRecurso: chooseRecurso,
}

/**
 * What the operator's side does by itself in the embedded default (Produto §4): works the
 * queues, sends what waits to be sent, seals the access trail and clears what nobody needs. The queues outlive the process; several processes share
 * them.
 */
export async function startOperadora(services: Services & { jobs: JobRunner }): Promise<() => Promise<void>> {
  for (const fila of filasGuia) {
    await services.jobs.work(fila, (tarefa) => runTarefa(services, tarefa, passosDaFila[fila]))
  }
  await services.jobs.work('reviewAlvara', (tarefa) => reviewAlvara(services, tarefa))
  await services.jobs.work('warnDatada', (tarefa) => warnDatada(services, tarefa))
  await services.jobs.work('tellExame', (tarefa) => tellExame(services, tarefa))
  await services.jobs.work('auditSolicitacao', (tarefa) => auditSolicitacao(services, tarefa))
  await services.jobs.work('tellCaptura', (tarefa) => tellCaptura(services, tarefa))
  await services.jobs.work('tellTratamento', (tarefa) => tellTratamento(services, tarefa))
  await services.jobs.work('answerReanalise', (tarefa) => answerReanalise(services, tarefa))
  await services.jobs.work('makeExportacao', (tarefa) => makeExportacao(services, tarefa))
  const { background: pool, clock, report, config } = services
  // What proves the trail, and what was deleted, is told whatever the log's level is.
  const log = services.log.child({}, { level: 'info' })
  const publicacao = {
    pool,
    chaves: await loadChavesTrilha(config),
    folder: config.trilhaDir,
    log: (line: object) => log.info(line),
  }
  const stops = [
    startSelagem(clock, publicacao, report),
    startLimpeza(pool, clock, report, [purgeEnvios], [purgeExportacoes]),
    startEntrega(services, writeMensagem),
    startSobras(config.dataDir, clock, report),
    startRetencao({ ...services, pool, log }),
    startRepasses(services),
    startRecursos(services),
    startExpiracoes(services),
    startTratamentos(services),
    startIndicadores(services),
    startReanalises(services),
    startAvisos(services),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
