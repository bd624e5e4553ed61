import type { DetalheErro } from '@portal/contract/errors.ts'
import type { SituacaoGuia } from '@portal/contract/guiaParte.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { takesImagem } from '@portal/domain/guia/acaoEnvio.ts'
import { type Destino, decideAcao, explainRecusa, motivosBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { getStatusFicha, type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import { alignProntuario, lockProntuario } from '../prontuario/prontuario.store.ts'
import { insertEncaminhamento } from '../repasse/encaminhamento.store.ts'
import { keepApresentados } from './fatos/evento.store.ts'
import { type Guia, type MudancaGuia, updateGuia } from './fatos/guia.store.ts'
import { freezeImagens } from './fatos/imagemPresente.store.ts'
import { type GuiaCarregada, loadGuia } from './fatos/loadGuia.ts'
import { findSolicitantePedido } from './fatos/solicitanteGuia.store.ts'
import { followTratamento } from './followTratamento.ts'
import { lockComplementares, warnComplementares } from './pagamento/complementares.ts'
import { isEvidencia } from './pagamento/evidencia.ts'
import { enqueuePasso, wakeEsperas } from './passo.ts'
import { type CodigoRecusa, codigosRecusa } from './recusa.tables.ts'
import { endEnvios } from './registro/envioCelular.store.ts'
import {
  type acaoDesvinculo,
  type acaoEventosImagem,
  type acaoRemocao,
  type acaoVinculo,
  insertHistorico,
} from './registro/historico.store.ts'
import { findPrazoResposta } from './reply/prazoResposta.ts'
import { toAutor, toSituacao } from './reply/situacao.ts'

/** Who acts on a guide, with what: a handler's context is one. */
export type Ator<A extends NomeAcao> = {
  db: Db
  services: Pick<Services, 'regras' | 'jobs' | 'config'>
  agora: Date
  hoje: string
  /** Version that the caller saw; a guide that has moved on since refuses it. */
  versao: number | undefined
  /** The guide's provider, and who acts in its name; the operator and the patient have no login. */
  sessao: { codigoCredenciado: number; nome: string; login?: number }
  fail: (codigo: CodigoRecusa<A>, detalhes?: readonly DetalheErro[]) => never
}

/** What an action did to the guide besides its status and stage. */
export type Efeito<T> = {
  resultado: T
  /** The choice where the table of actions leaves one. */
  calculado?: Partial<Destino>
  mudanca?: MudancaGuia
  /** The last day of whoever acts next, where a contract tells it and not the status. */
  prazo?: string
  /** Why, for the history. */
  motivo?: string | null
}

export type Pedido<A extends NomeAcao, T> = {
  numeroFicha: number
  acao: A
  /** The step in the history, where it is not the action that allows it. */
  passo?: typeof acaoRemocao | typeof acaoEventosImagem | typeof acaoVinculo | typeof acaoDesvinculo
  /** What the action is judged on, when it brings events along that are not stored yet. */
  estado?: (carregada: GuiaCarregada) => EstadoGuia
  /** The operation's own work, once nothing refuses it. Runs with the guide locked. */
  efeito: (carregada: GuiaCarregada) => Promise<Efeito<T>> | Efeito<T>
}

/** Forwarded to payment, by the provider or by the patient's word. */
const statusEncaminhados: ReadonlySet<StatusFicha> = new Set([
  statusFicha.encaminhadaPagamento,
  statusFicha.encaminhadaPagamentoToken,
])

/** What is decided on the patient's clinical record, or tells it when something was done: one guide at a time. */
const acoesProntuario: ReadonlySet<NomeAcao> = new Set([
  'send',
  'concludeAuditoria',
  'updateDataEvento',
  'deleteDataEvento',
  'requestToken',
  'sendRepasse',
  'processPagamento',
  'processRecurso',
  'renewSenha',
])

/** What frees or takes a place that another guide may wait for. */
const acoesDeLugar: ReadonlySet<NomeAcao> = new Set([
  'updateDataEvento',
  'requestToken',
  'sendRepasse',
  'cancel',
])

/**
 * Every change of a guide goes through here: lock, compare the version, ask the table of actions, work, write status,
 * stage, version and term, leave a row in the history, bring the patient's record and what is done of the complementary
 * guides in line and queue what the operator's side does next; all of it in the caller's transaction. Produto §4.
 */
export async function applyAcao<A extends NomeAcao, T>(
  ator: Ator<A>,
  pedido: Pedido<A, T>,
): Promise<{ situacao: SituacaoGuia; resultado: T }> {
  return applyNaTravada(ator, pedido, await lockGuia(ator, pedido.numeroFicha))
}

/** The guide locked for this transaction. Refuses another provider's (API-GTO-0001) and a stale version (0013). */
export async function lockGuia(
  ator: Pick<Ator<never>, 'db' | 'services' | 'hoje' | 'versao' | 'sessao'> & {
    fail: (codigo: 'API-GTO-0001' | 'API-GTO-0013', detalhes?: readonly DetalheErro[]) => never
  },
  numeroFicha: number,
): Promise<GuiaCarregada> {
  const tabela = await ator.services.regras.get()
  const carregada = await loadGuia(
    ator.db,
    tabela,
    ator.hoje,
    ator.sessao.codigoCredenciado,
    numeroFicha,
    true,
  )
  if (!carregada) return ator.fail('API-GTO-0001')
  const { versao, statusFicha: status } = carregada.guia
  if (ator.versao !== undefined && ator.versao !== versao) {
    const { rotulo } = getStatusFicha(status)
    const mensagem = `A guia está na versão ${versao}, em "${rotulo}"; você viu a versão ${ator.versao}.`
    const detalhe = { campo: 'If-Match', mensagem, versao, statusFicha: status }
    return ator.fail('API-GTO-0013', [detalhe])
  }
  return carregada
}

/** `applyAcao` for who had to look at the guide before deciding what to ask of it. */
export async function applyNaTravada<A extends NomeAcao, T>(
  ator: Ator<A>,
  { acao, passo, efeito, estado }: Pedido<A, T>,
  carregada: GuiaCarregada,
): Promise<{ situacao: SituacaoGuia; resultado: T }> {
  const { guia } = carregada
  const julgado = estado ? estado(carregada) : carregada.estado
  // The table leaves some destinations open: what refuses is asked first, the destination once the work is done.
  refuseAcao(ator, julgado, acao)
  const leitura = { db: ator.db, tabela: await ator.services.regras.get(), hoje: ator.hoje }
  const isDoProntuario = acoesProntuario.has(acao)
  const complementares = isDoProntuario ? await lockComplementares(leitura, guia) : []
  if (isDoProntuario) await lockProntuario(ator.db, guia.codigoAssociado)
  const { resultado, calculado, mudanca, prazo, motivo } = await efeito(carregada)
  const decisao = decideAcao(julgado, acao, calculado)
  if (!decisao.ok) throw new Error(`${acao} was refused after it had been accepted: ${decisao.motivo}`)
  const { destino } = decisao
  const moved = destino.statusFicha !== guia.statusFicha
  const nova: Guia = {
    ...guia,
    ...mudanca,
    ...destino,
    versao: guia.versao + 1,
  }
  if (prazo !== undefined) nova.prazo = prazo
  else if (moved) {
    nova.prazo = await findPrazoResposta(ator.db, leitura.tabela, nova, ator.hoje)
  }
  const isEncaminhada = moved && statusEncaminhados.has(nova.statusFicha)
  // Asked before the cancellation gives the request back: after that the unit reads it no more.
  const solicitante = acao === 'cancel' ? await findSolicitantePedido(ator.db, guia) : undefined
  if (isEvidencia(acao)) await freezeImagens(ator.db, guia.numeroFicha, acao, ator.agora)
  await Promise.all([
    updateGuia(ator.db, nova, ator.agora),
    insertHistorico(ator.db, {
      numeroFicha: guia.numeroFicha,
      codigoCredenciado: guia.codigoCredenciado,
      em: ator.agora,
      autor: toAutor(ator.sessao),
      acao: passo ?? acao,
      deStatus: guia.statusFicha,
      paraStatus: nova.statusFicha,
      deEtapa: guia.codigoEtapaAtual,
      paraEtapa: nova.codigoEtapaAtual,
      motivo: motivo ?? null,
    }),
    isEncaminhada && keepApresentados(ator.db, nova, ator.hoje),
    alignProntuario(ator.db, guia.numeroFicha),
    isEncaminhada && insertEncaminhamento(ator.db, nova, ator.agora, ator.hoje),
    // Closed to images once, it stays closed to the telephones that it was shown to, whatever is opened again.
    !takesImagem({ ...julgado, ...destino, bloqueada: nova.bloqueada }, nova) &&
      endEnvios(ator.db, guia, ator.agora),
  ])
  await warnComplementares(leitura, complementares)
  await followTratamento({ ...ator, autor: toAutor(ator.sessao) }, nova, acao)
  if (acoesDeLugar.has(acao)) await wakeEsperas(ator.services, ator.db, guia)
  // The request that a radiology guide came from goes back with it: whoever asked is told.
  if (solicitante !== undefined && guia.numeroPedidoExame !== null) {
    const tarefa = { codigoCredenciado: solicitante, numeroSolicitacao: guia.numeroPedidoExame }
    await ator.services.jobs.enqueue(ator.db, 'tellCaptura', tarefa, ator.services.config.ritmoSegundos)
  }
  // What the operator's side found locked, it left: it comes back when the guide is unlocked.
  if (moved || nova.codigoEtapaAtual !== guia.codigoEtapaAtual || acao === 'unlock') {
    await enqueuePasso(ator.services, ator.db, nova)
  }
  return { situacao: toSituacao(nova), resultado }
}

/** Refuses what the table of actions does not let be done with a guide in this state, with why. */
export function refuseAcao<A extends NomeAcao>(
  ator: Pick<Ator<A>, 'fail'>,
  estado: EstadoGuia,
  acao: A,
): void {
  const [motivo, ...outros] = motivosBloqueio(estado, acao)
  if (!motivo) return
  // The table's type says that an action is refused only with its own codes; the lookup has forgotten which.
  const codigo = codigosRecusa[motivo] as CodigoRecusa<A>
  const mensagens = [motivo, ...outros].map((cada) => ({ mensagem: explainRecusa(estado, acao, cada) }))
  ator.fail(codigo, mensagens)
}
