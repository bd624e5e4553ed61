import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { getAcao } from '@portal/domain/guia/acao.tables.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { getStatusFicha, isStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { toTipoGuia } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import type { Db } from '../db/client.ts'
import { type Ator, applyNaTravada, type Efeito } from '../guia/applyAcao.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import type { Services } from '../http/services.ts'
import type { TarefaGuia } from '../job/filas.ts'
import { notify } from '../notificacao/notify.ts'
import { civilDay } from '../runtime/clock.ts'

/** What a step works with: the guide is locked, in a transaction bound to its provider. */
export type Execucao = Pick<Ator<NomeAcao>, 'db' | 'services' | 'agora' | 'hoje'> & {
  carregada: GuiaCarregada
}

export type PassoTarefa = {
  acao: NomeAcao
  /** Who takes it, where that is not the side whose action it is. */
  autor?: string
  efeito: (execucao: Execucao) => Promise<Efeito<undefined>> | Efeito<undefined>
}

/** Which step a guide takes, of those that its status leaves. */
type ChoosePasso = (carregada: GuiaCarregada) => PassoTarefa

/**
 * Takes a guide one step further in one transaction, through the same table of actions as a person. A guide that has
 * moved on since the step was queued, or that is locked (unlocking queues the step again), is left as it is. The provider
 * is told where it came to another status.
 */
export const runTarefa = (services: Services, tarefa: TarefaGuia, choosePasso: ChoosePasso): Promise<void> =>
  services.background.transaction(tarefa.codigoCredenciado, (db) =>
    takePasso(db, services, tarefa, choosePasso),
  )

/**
 * Takes a guide from one status to the next and further, in one transaction: all of its steps and what is told of them, or
 * none. What fails is judged again from the first.
 */
export const runTarefas = (
  services: Services,
  tarefas: readonly [TarefaGuia, ...TarefaGuia[]],
  choosePasso: ChoosePasso,
): Promise<void> =>
  services.background.transaction(tarefas[0].codigoCredenciado, async (db) => {
    for (const tarefa of tarefas) await takePasso(db, services, tarefa, choosePasso)
  })

async function takePasso(
  db: Db,
  services: Services,
  tarefa: TarefaGuia,
  choosePasso: ChoosePasso,
): Promise<void> {
  const agora = services.clock.now()
  const hoje = civilDay(agora)
  const tabela = await services.regras.get()
  const carregada = await loadGuia(db, tabela, hoje, tarefa.codigoCredenciado, tarefa.numeroFicha, true)
  if (!carregada || !isOndeFicou(carregada, tarefa)) return
  const { acao, efeito, autor = autorOf(acao) } = choosePasso(carregada)
  if (motivoBloqueio(carregada.estado, acao)) return
  const ator: Ator<NomeAcao> = {
    db,
    services,
    agora,
    hoje,
    versao: undefined,
    sessao: { codigoCredenciado: tarefa.codigoCredenciado, nome: autor },
    fail: (codigo) => {
      throw new Error(`${acao} of guide ${tarefa.numeroFicha} was refused: ${codigo}`)
    },
  }
  const pedido = {
    numeroFicha: tarefa.numeroFicha,
    acao,
    efeito: (atual: GuiaCarregada) => efeito({ ...ator, carregada: atual }),
  }
  const { situacao } = await applyNaTravada(ator, pedido, carregada)
  const { numeroFicha, codigoCredenciado } = tarefa
  const { statusFicha } = situacao
  if (!isStatusFicha(statusFicha) || statusFicha === tarefa.statusFicha) return
  await notify(db, {
    codigoCredenciado,
    tipo: toTipoGuia(statusFicha),
    referencia: numeroFicha,
    texto: `Guia ${numeroFicha}: ${getStatusFicha(statusFicha).rotulo}`,
    em: agora,
  })
}

const isOndeFicou = ({ guia }: GuiaCarregada, tarefa: TarefaGuia): boolean =>
  guia.statusFicha === tarefa.statusFicha && guia.codigoEtapaAtual === tarefa.codigoEtapaAtual

/** The step is the operator's, even one that the provider might have taken, unless it is the patient's. */
const autorOf = (acao: NomeAcao): string =>
  getAcao(acao).quem === 'beneficiario' ? 'beneficiario' : 'operadora'
