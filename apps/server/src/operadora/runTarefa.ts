import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { getAcao } from '@portal/domain/guia/acao.tables.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { getStatusFicha, isStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { toTipoGuia } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import type { Db } from '../db/client.ts'
import { doInStep } from '../db/lockstep.ts'
import { type Ator, applyNaTravada, type Efeito } from '../guia/applyAcao.ts'
import { lockFamilias } from '../guia/fatos/guia.store.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import type { Services } from '../http/services.ts'
import { type Fila, filasGuia, type TarefaGuia } from '../job/filas.ts'
import { notify } from '../notificacao/notify.ts'
import { lockProntuarios } from '../prontuario/prontuario.store.ts'
import { civilDay } from '../runtime/clock.ts'

/** What a step works with: the guide is locked, in a transaction bound to its provider. */
export type Execucao = Pick<Ator<NomeAcao>, 'db' | 'services' | 'agora' | 'hoje'> & {
  carregada: GuiaCarregada
}

export type PassoTarefa = {
  acao: NomeAcao
  /** Who takes it, where that is not the side whose action it is. */
  autor?: string
  /** Results in what is told with the status that it led to, where that one alone does not say what was decided. */
  efeito: (execucao: Execucao) => Promise<Efeito<string | undefined>> | Efeito<string | undefined>
}

/** Which step a guide takes, of those that its status leaves. */
type ChoosePasso = (carregada: GuiaCarregada) => PassoTarefa

/**
 * Takes a guide one step further in one transaction, through the same table of actions as a person. A guide that has
 * moved on since the step was queued, or that is locked (unlocking queues the step again), is left as it is. The provider
 * is told where it came to another status.
 */
export const runTarefa = (services: Services, tarefa: TarefaGuia, choosePasso: ChoosePasso): Promise<void> =>
  runCaminhos(services, tarefa.codigoCredenciado, [[tarefa]], choosePasso)

/** A guide's statuses, each with the step that it takes from there. */
export type Caminho = readonly TarefaGuia[]

/**
 * Takes guides of one provider from one status to the next and further, in one transaction and in step: all of their steps
 * and what is told of them, or none. No two may be of one patient, whose record the second would have to find as the first
 * left it. What fails is judged again from the first. Where they are several, all that their steps lock is locked before
 * these: the rows of all, then the records of all, each in one order, so that two runs that meet cannot wait for each other
 * (`docs/decisions/0012-clinical-record.md`).
 */
export const runCaminhos = (
  services: Services,
  codigoCredenciado: number,
  caminhos: readonly Caminho[],
  choosePasso: ChoosePasso,
): Promise<void> =>
  services.background.transaction(codigoCredenciado, async (db) => {
    if (caminhos.length > 1) {
      const numeros = caminhos.flatMap((caminho) => caminho.slice(0, 1).map(({ numeroFicha }) => numeroFicha))
      await lockProntuarios(db, await lockFamilias(db, codigoCredenciado, numeros))
    }
    await doInStep(db, caminhos, async (daGuia, caminho) => {
      let isNaFila = true
      for (const [i, tarefa] of caminho.entries()) {
        const isUltimo = i === caminho.length - 1
        const porFora = isUltimo ? services : withoutFilaDa(services, tarefa)
        const isTomado = await takePasso(daGuia, porFora, tarefa, choosePasso)
        if (!isTomado && !isNaFila) throw new Error(`guide ${tarefa.numeroFicha} stopped on its way`)
        isNaFila = !isTomado || isUltimo
      }
    })
  })

const filasDaGuia: ReadonlySet<Fila> = new Set(filasGuia)

/** For a step that is followed by another at once: it queues nothing for its guide. */
const withoutFilaDa = (services: Services, { numeroFicha }: TarefaGuia): Services => ({
  ...services,
  jobs: {
    enqueue: async (db, fila, tarefa, segundos) => {
      if (filasDaGuia.has(fila) && 'numeroFicha' in tarefa && tarefa.numeroFicha === numeroFicha) return
      await services.jobs.enqueue(db, fila, tarefa, segundos)
    },
  },
})

/** Whether the guide took it. */
async function takePasso(
  db: Db,
  services: Services,
  tarefa: TarefaGuia,
  choosePasso: ChoosePasso,
): Promise<boolean> {
  const agora = services.clock.now()
  const hoje = civilDay(agora)
  const tabela = await services.regras.get()
  const carregada = await loadGuia(db, tabela, hoje, tarefa.codigoCredenciado, tarefa.numeroFicha, true)
  if (!carregada || !isOndeFicou(carregada, tarefa)) return false
  const { acao, efeito, autor = autorOf(acao) } = choosePasso(carregada)
  if (motivoBloqueio(carregada.estado, acao)) return false
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
  const { situacao, resultado } = await applyNaTravada(ator, pedido, carregada)
  const { numeroFicha, codigoCredenciado } = tarefa
  const { statusFicha } = situacao
  if (!isStatusFicha(statusFicha) || statusFicha === tarefa.statusFicha) return true
  const { rotulo } = getStatusFicha(statusFicha)
  await notify(db, {
    codigoCredenciado,
    tipo: toTipoGuia(statusFicha),
    referencia: numeroFicha,
    texto: `Guia ${numeroFicha}: ${resultado === undefined ? rotulo : `${rotulo}: ${resultado}`}`,
    em: agora,
  })
  return true
}

const isOndeFicou = ({ guia }: GuiaCarregada, tarefa: TarefaGuia): boolean =>
  guia.statusFicha === tarefa.statusFicha && guia.codigoEtapaAtual === tarefa.codigoEtapaAtual

/** The step is the operator's, even one that the provider might have taken, unless it is the patient's. */
const autorOf = (acao: NomeAcao): string =>
  getAcao(acao).quem === 'beneficiario' ? 'beneficiario' : 'operadora'
