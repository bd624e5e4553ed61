import { acoes, getAcao, type NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { explainRecusa, motivosBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'

/** Actions that the page itself carries out where they belong: the draft saves itself, its panel sends. */
const doRascunho: ReadonlySet<NomeAcao> = new Set(['saveRascunho', 'send'])
/** Kept out of the bar even when possible: seldom wanted, or not the next step. */
const avulsas: ReadonlySet<NomeAcao> = new Set([
  'createObservacao',
  'createOcorrencia',
  'deleteOcorrencia',
  'lock',
  'unlock',
  'cancel',
  'releaseComplementar',
])
/** Its screen comes with the appeal's issue; a button without a screen stays out. */
const semTela: ReadonlySet<NomeAcao> = new Set(['sendRecurso'])

export type AcaoVista = {
  nome: NomeAcao
  rotulo: string
  confirma: boolean
  /** Why not now; absent when it is possible. */
  motivo?: string
}

export type AcoesVistas = {
  /** What this phase of the guide is about: possible, or wanting something that the person can cure. */
  fase: AcaoVista[]
  /** Everything else, behind "Mais ações". */
  mais: AcaoVista[]
}

/** Recusals that the person cannot cure: the action belongs to another phase. */
const deOutraFase = new Set(['statusNaoPermite', 'guiaNaoBloqueada'])

/**
 * The provider's actions of the domain's table, each with the reason of its refusal. Nothing here knows a status: the
 * screen and the server ask the same function.
 */
export function listAcoesVistas(estado: EstadoGuia): AcoesVistas {
  const vistas: AcoesVistas = { fase: [], mais: [] }
  for (const { nome, quem } of acoes) {
    if (quem !== 'credenciado' || doRascunho.has(nome) || semTela.has(nome)) continue
    const [motivo] = motivosBloqueio(estado, nome)
    const { rotulo, confirma } = getAcao(nome)
    const vista = { nome, rotulo, confirma, ...(motivo && { motivo: explainRecusa(estado, nome, motivo) }) }
    // Locking a locked guide would be accepted, and mean nothing.
    if (nome === 'lock' && estado.bloqueada) continue
    if (motivo === 'guiaNaoBloqueada') continue
    const isDaFase = !avulsas.has(nome) && !(motivo && deOutraFase.has(motivo))
    if (isDaFase || nome === 'unlock') vistas.fase.push(vista)
    else vistas.mais.push(vista)
  }
  return vistas
}
