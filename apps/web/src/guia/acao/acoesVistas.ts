import { acoes, getAcao, type NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { explainRecusa, motivosBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { getTextoRecusa, type MotivoRecusa } from '@portal/domain/guia/motivoRecusa.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { hasChamada } from './chamadas.ts'
import type { Fechos } from './useFechos.ts'

/**
 * Actions that have no button of their own: the draft saves itself, its panel sends, the dialog that registers
 * occurrences also takes them out, an appeal's files are sent where it is written, an exam's where its images are, and a day that waits is taken back in
 * its event's row.
 */
const semBotao: ReadonlySet<NomeAcao> = new Set([
  'saveRascunho',
  'send',
  'deleteDataEvento',
  'deleteOcorrencia',
  'attachRecurso',
  'attachExame',
])
/** Kept out of the bar even when possible: seldom wanted, or not the next step. */
const avulsas: ReadonlySet<NomeAcao> = new Set([
  'createObservacao',
  'createOcorrencia',
  'lock',
  'unlock',
  'cancel',
  // The banner of the password's validity has the button when it is wanted.
  'renewSenha',
  'releaseComplementar',
])
export type AcaoVista = {
  nome: NomeAcao
  rotulo: string
  confirma: boolean
  /** Why not now, in full and in a few words; absent when it is possible. */
  motivo?: string
  resumo?: string
}

export type AcoesVistas = {
  /** What this phase of the guide is about: possible, or wanting something that the person can cure. */
  fase: AcaoVista[]
  /** Everything else, behind "Mais ações". */
  mais: AcaoVista[]
}

/** What is done, or has nothing to be done to: the situation says so, and a locked button would ask for it. */
const semObjeto: ReadonlySet<MotivoRecusa | undefined> = new Set(['jaAssinada', 'semGlosa'])

/** Recusals that the person cannot cure: the action belongs to another phase. */
const deOutraFase = new Set(['statusNaoPermite', 'guiaNaoBloqueada'])

/** A refusal where there is no room for the statuses that would accept it. */
function summarizeRecusa({ statusFicha }: EstadoGuia, motivo: MotivoRecusa): string {
  if (motivo !== 'statusNaoPermite') return getTextoRecusa(motivo)
  return `Não se aplica a uma guia em “${getStatusFicha(statusFicha).rotulo}”.`
}

/**
 * The provider's actions of the domain's table that have a call, each with the reason of its refusal. Nothing here knows a status: the
 * screen and the server ask the same function. Those that may say what was not done are asked of the guide with that
 * said (`toEstadoDeclarado`). What the provider's functions shut (`fechos`) is refused before anything of the guide is.
 */
export function listAcoesVistas(daGuia: EstadoGuia, declarado: EstadoGuia, fechos: Fechos): AcoesVistas {
  const vistas: AcoesVistas = { fase: [], mais: [] }
  for (const { nome } of acoes) {
    if (!hasChamada(nome) || semBotao.has(nome)) continue
    const { rotulo, confirma, declaraNaoRealizados, exige } = getAcao(nome)
    const estado = declaraNaoRealizados ? declarado : daGuia
    // A guide that was opened for a captured request never comes to be another.
    if (estado.exameCapturado && exige.includes('semCaptura')) continue
    const [motivo] = motivosBloqueio(estado, nome)
    const fecho = fechos(nome)
    const recusa = motivo && {
      motivo: explainRecusa(estado, nome, motivo),
      resumo: summarizeRecusa(estado, motivo),
    }
    const vista: AcaoVista = {
      nome,
      rotulo,
      confirma,
      ...(fecho ? { motivo: fecho, resumo: fecho } : recusa),
    }
    // Locking a locked guide would be accepted, and mean nothing.
    if (nome === 'lock' && estado.bloqueada) continue
    if (motivo === 'guiaNaoBloqueada') continue
    // A lock refuses everything alike; the phase is the one that the guide goes back to.
    const [semTrava] = motivosBloqueio({ ...estado, bloqueada: false }, nome)
    const isDaFase = !avulsas.has(nome) && !semObjeto.has(motivo) && !(semTrava && deOutraFase.has(semTrava))
    if (isDaFase || nome === 'unlock') vistas.fase.push(vista)
    else vistas.mais.push(vista)
  }
  // What is possible comes first; the order of the table is kept within each part.
  vistas.mais.sort((a, b) => Number(a.motivo !== undefined) - Number(b.motivo !== undefined))
  return vistas
}
