import { toBrasileira } from '../calendario/dataCivil.ts'
import { getAcao, type LinhaAcao, type NomeAcao, type PassoAcao } from './acao.tables.ts'
import { condicoes } from './condicao.ts'
import { type EstadoGuia, loadGuiaState } from './estadoGuia.ts'
import { type Etapa, etapa, getEtapa } from './etapa.tables.ts'
import { getTextoRecusa, type MotivoRecusa } from './motivoRecusa.tables.ts'
import { getStatusFicha, type StatusFicha, statusFicha, statusFichas } from './statusFicha.tables.ts'

/** Where an action leads. */
export interface Destino {
  statusFicha: StatusFicha
  codigoEtapaAtual: Etapa
}

export type Decisao = { ok: true; destino: Destino } | { ok: false; motivo: MotivoRecusa }

/** Why the guide refuses the action now, or undefined when it accepts. The screen and the server ask the same. */
export function motivoBloqueio(guia: EstadoGuia, acao: NomeAcao): MotivoRecusa | undefined {
  return motivosBloqueio(guia, acao)[0]
}

/**
 * Everything that stands between the guide and the action, the most telling first: the lock, the status, what is
 * missing (which the person can cure), the stage. A wrong status hides the rest: curing it would not help.
 */
export function motivosBloqueio(guia: EstadoGuia, acao: NomeAcao): MotivoRecusa[] {
  const linha = getAcao(acao)
  const carregada = loadGuiaState(guia)
  if (carregada.bloqueada && acao !== 'unlock') return ['guiaBloqueada']
  const passos = listPassosDoStatus(linha, carregada)
  if (passos.length === 0) return ['statusNaoPermite']
  const faltas: MotivoRecusa[] = linha.exige
    .map((nome) => condicoes[nome])
    .filter((condicao) => !condicao.vale(carregada))
    .map((condicao) => condicao.motivo)
  return passos.some((passo) => isNaEtapa(passo, carregada)) ? faltas : [...faltas, 'etapaNaoPermite']
}

/**
 * The action's outcome: the next status and stage, or the reason of the refusal. Where the table leaves a choice,
 * `calculado` carries it (statusCalculado.ts). Throws a RangeError on a choice that the table does not have.
 */
export function decideAcao(guia: EstadoGuia, acao: NomeAcao, calculado: Partial<Destino> = {}): Decisao {
  const motivo = motivoBloqueio(guia, acao)
  if (motivo) return { ok: false, motivo }
  const carregada = loadGuiaState(guia)
  const candidatos = listPassosDoStatus(getAcao(acao), carregada).filter((candidato) =>
    isNaEtapa(candidato, carregada),
  )
  const passo =
    candidatos.find((candidato) => isParaStatus(candidato, calculado.statusFicha)) ?? candidatos[0]
  if (!passo) return { ok: false, motivo: 'etapaNaoPermite' }
  const status: readonly StatusFicha[] =
    passo.para === 'mesmo' ? [carregada.statusFicha] : passo.para.map((nome) => statusFicha[nome])
  // The stored stage, not the loaded one: a sent complementary guide stays in stage 1 (Spec §4.2).
  const etapas: readonly Etapa[] =
    passo.etapaPara === 'mesma' ? [guia.codigoEtapaAtual] : passo.etapaPara.map((nome) => etapa[nome])
  return {
    ok: true,
    destino: {
      statusFicha: choose(acao, status, calculado.statusFicha),
      codigoEtapaAtual: choose(acao, etapas, calculado.codigoEtapaAtual),
    },
  }
}

/** More statuses than these, told one by one, hide the one that matters: the guide's own. */
const DITOS = 3

/** The refusal in words; for the status and the stage it names the one that the guide is in. */
export function explainRecusa(guia: EstadoGuia, acao: NomeAcao, motivo: MotivoRecusa): string {
  const { rotulo, passos } = getAcao(acao)
  if (motivo === 'statusNaoPermite') {
    const aceitos = statusFichas
      .filter((linha) =>
        passos.some((passo: PassoAcao) => passo.de === 'qualquer' || passo.de.includes(linha.nome)),
      )
      .map((linha) => `"${linha.rotulo}"`)
    const atual = `A guia está em "${getStatusFicha(guia.statusFicha).rotulo}"`
    if (aceitos.length > DITOS) return `${atual}, que não permite "${rotulo}".`
    const lista = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(aceitos)
    return `${atual}. "${rotulo}" só é possível em ${lista}.`
  }
  if (motivo === 'etapaNaoPermite') {
    const atual = getEtapa(loadGuiaState(guia).codigoEtapaAtual)
    return `A guia está na etapa "${atual?.rotulo}", que não permite "${rotulo}".`
  }
  if (motivo === 'exameEncerrado' && guia.exame?.ate) {
    return `O prazo para enviar imagens e laudos deste exame terminou em ${toBrasileira(guia.exame.ate)}.`
  }
  if (motivo === 'recursoEncerrado' && guia.recurso) {
    return `O prazo para recorrer do que foi glosado terminou em ${toBrasileira(guia.recurso.ate)}.`
  }
  return getTextoRecusa(motivo)
}

/** Why the guide refuses the action now, in words; undefined when it accepts. */
export function explainBloqueio(guia: EstadoGuia, acao: NomeAcao): string | undefined {
  const motivo = motivoBloqueio(guia, acao)
  return motivo && explainRecusa(guia, acao, motivo)
}

function listPassosDoStatus(linha: LinhaAcao, guia: EstadoGuia): PassoAcao[] {
  const { nome } = getStatusFicha(guia.statusFicha)
  return linha.passos.filter((passo) => passo.de === 'qualquer' || passo.de.includes(nome))
}

function isNaEtapa(passo: PassoAcao, guia: EstadoGuia): boolean {
  return passo.etapas === 'qualquer' || passo.etapas.some((nome) => etapa[nome] === guia.codigoEtapaAtual)
}

const isParaStatus = ({ para }: PassoAcao, escolha: StatusFicha | undefined): boolean =>
  escolha === undefined || (para !== 'mesmo' && para.some((nome) => statusFicha[nome] === escolha))

function choose<T extends number>(acao: NomeAcao, opcoes: readonly T[], escolha: T | undefined): T {
  const [unica] = opcoes
  if (escolha === undefined && opcoes.length === 1 && unica !== undefined) return unica
  if (escolha === undefined || !opcoes.includes(escolha)) {
    throw new RangeError(`${acao} leads to one of ${opcoes.join(', ')}, not to ${escolha}`)
  }
  return escolha
}
