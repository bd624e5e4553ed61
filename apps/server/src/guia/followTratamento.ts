import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { concedeMeses } from '@portal/domain/guia/concedeMeses.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type AcaoTratamento, acceptsAcaoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import type { TarefaTratamento } from '../job/filas.ts'
import {
  countMesesDaGuia,
  isContencaoFeita,
  isInicialAutorizada,
  isSemTratamento,
  linkGuia,
} from '../tratamento/guiaTratamento.store.ts'
import { moveTratamento } from '../tratamento/moveTratamento.ts'
import {
  insertPassoTratamento,
  insertTratamento,
  type LinhaTratamento,
  lockTratamento,
  renounceTratamento,
  replaceTratamento,
  restoreTratamento,
} from '../tratamento/tratamento.store.ts'
import { findFormulario } from './fatos/formularioOrto.store.ts'
import type { Guia } from './fatos/guia.store.ts'

/** Who changes the guide, and when. */
type Autoria = {
  db: Db
  services: Pick<Services, 'regras' | 'jobs' | 'config'>
  agora: Date
  hoje: string
  autor: string
}

const tiposDoTratamento: ReadonlySet<number> = new Set([
  tipoGuia.ortoInicial,
  tipoGuia.ortoManutencao,
  tipoGuia.ortoProrrogacao,
])
const autorizadas: ReadonlySet<StatusFicha> = new Set([
  statusFicha.autorizada,
  statusFicha.parcialmenteAutorizada,
])

/**
 * What a change of an orthodontic guide does to the treatment that it is of (Operadora §2), once the guide and its events
 * were written: an initial guide asks for one, begins it, or takes it back; an extension grants its months; a retainer that
 * was put in ends the active phase. A complementary guide changes none.
 */
export async function followTratamento(autoria: Autoria, guia: Guia, acao: NomeAcao): Promise<void> {
  if (!tiposDoTratamento.has(guia.codigoTipoAtendimento) || guia.numeroFichaPrincipal !== null) return
  const isInicial = guia.codigoTipoAtendimento === tipoGuia.ortoInicial
  const numeroTratamento = isInicial && acao === 'send' ? await request(autoria, guia) : guia.numeroTratamento
  const tratamento =
    numeroTratamento === null
      ? undefined
      : await lockTratamento(autoria.db, guia.codigoCredenciado, numeroTratamento)
  if (!tratamento) return
  if (isInicial) return followInicial(autoria, guia, tratamento)
  if (guia.codigoTipoAtendimento === tipoGuia.ortoProrrogacao) {
    await followProrrogacao(autoria, guia, tratamento)
  }
  await followContencao(autoria, guia, tratamento)
}

async function request({ db, agora, autor }: Autoria, guia: Guia): Promise<number> {
  const { codigoCredenciado, numeroFicha } = guia
  const numeroTratamento = await insertTratamento(db, guia, agora)
  await linkGuia(db, { codigoCredenciado, numeroTratamento }, numeroFicha)
  await insertPassoTratamento(db, {
    codigoCredenciado,
    numeroTratamento,
    em: agora,
    autor,
    acao: 'request',
    deEstado: null,
    paraEstado: 'solicitado',
    numeroFicha,
    meses: null,
    motivo: null,
  })
  return numeroTratamento
}

/** The months that the guide grants: what its form asks for, as far as the network's terms go. */
async function findMeses({ db, services, hoje }: Autoria, guia: Guia): Promise<number> {
  const [tabela, { rede }, formulario] = await Promise.all([
    services.regras.get(),
    findContrato(db, guia.codigoCredenciado),
    findFormulario(db, guia),
  ])
  const prazo = tabela.findPrazoOrtodontia(rede, hoje)
  return concedeMeses(prazo, guia.codigoTipoAtendimento, formulario?.conteudo.tempoTratamento)
}

async function followInicial(autoria: Autoria, guia: Guia, tratamento: LinhaTratamento): Promise<void> {
  const { db, agora, autor } = autoria
  const { codigoCredenciado, numeroFicha, statusFicha: status } = guia
  const passo = { autor, em: agora, numeroFicha }
  if (status === statusFicha.cancelada) {
    if (await renounceTratamento(db, tratamento, agora)) {
      return moveTratamento(db, tratamento, { ...passo, acao: 'renounce' })
    }
    if (!acceptsAcaoTratamento(tratamento.estado, 'cancel')) return
    await moveTratamento(db, tratamento, { ...passo, acao: 'cancel' })
    const devolvidos = await restoreTratamento(db, tratamento.numeroTratamento, agora)
    for (const devolvido of devolvidos) await tell(autoria, { ...devolvido, aviso: 'restore' })
    return
  }
  if (tratamento.estado !== 'solicitado') return
  if (status === statusFicha.naoAutorizada) {
    return moveTratamento(db, tratamento, { ...passo, acao: 'deny' })
  }
  if (!autorizadas.has(status)) return
  if (!(await isInicialAutorizada(db, codigoCredenciado, numeroFicha))) {
    return moveTratamento(db, tratamento, { ...passo, acao: 'deny' })
  }
  const meses = await findMeses(autoria, guia)
  const antigos = await replaceTratamento(db, tratamento.numeroTratamento, agora)
  await moveTratamento(db, tratamento, { ...passo, acao: 'authorise', meses })
  for (const antigo of antigos) await tell(autoria, { ...antigo, aviso: 'replace' })
  const { numeroTratamento } = tratamento
  if (antigos.length > 0) await tell(autoria, { codigoCredenciado, numeroTratamento, aviso: 'authorise' })
}

async function followProrrogacao(autoria: Autoria, guia: Guia, tratamento: LinhaTratamento): Promise<void> {
  const { db, agora, autor } = autoria
  const { numeroFicha, statusFicha: status } = guia
  const isCancelada = status === statusFicha.cancelada
  const acao: AcaoTratamento = isCancelada ? 'undoExtend' : 'extend'
  if (!isCancelada && !autorizadas.has(status)) return
  if (!acceptsAcaoTratamento(tratamento.estado, acao)) return
  const concedidos = await countMesesDaGuia(db, tratamento, numeroFicha)
  // Granted once, and taken back once.
  if (isCancelada === (concedidos === 0)) return
  const meses = isCancelada ? -concedidos : await findMeses(autoria, guia)
  await moveTratamento(db, tratamento, { acao, autor, em: agora, numeroFicha, meses })
}

async function followContencao(
  { db, agora, autor }: Autoria,
  { numeroFicha }: Guia,
  tratamento: LinhaTratamento,
): Promise<void> {
  const { estado } = tratamento
  if (estado !== 'ativo' && estado !== 'contencao') return
  const feita = await isContencaoFeita(db, tratamento)
  if (feita === (estado === 'contencao')) return
  // Whoever has begun another treatment since does not come back to this one.
  if (!feita && !(await isSemTratamento(db, tratamento.codigoAssociado))) return
  await moveTratamento(db, tratamento, {
    acao: feita ? 'retain' : 'undoRetain',
    autor,
    em: agora,
    numeroFicha,
  })
}

/** Tells a provider what happened to a treatment of its own: after this transaction, and in its own name. */
async function tell({ db, services }: Autoria, tarefa: TarefaTratamento): Promise<void> {
  await services.jobs.enqueue(db, 'tellTratamento', tarefa, services.config.ritmoSegundos)
}
