import type { NomeAcao, NomeStatusDecidido } from '@portal/domain/guia/acao.tables.ts'
import type { NomeEtapa } from '@portal/domain/guia/etapa.tables.ts'
import type { NomeStatusFicha, Responsavel } from '@portal/domain/guia/statusFicha.tables.ts'

/** One row of a guide's history to be: who does what, where it leads, and how many days after the one before. */
export type PassoRoteiro = {
  readonly acao: NomeAcao | 'releaseSenha'
  readonly autor: Responsavel
  readonly status: NomeStatusFicha
  readonly etapa: NomeEtapa
  readonly espera: readonly [least: number, most: number]
}

/** What held the decision back when the guide was sent. */
export type Via = 'automatica' | 'auditoria' | 'documento' | 'justificativa'

export type Roteiro = {
  readonly complementar: boolean
  readonly via: Via
  readonly decisao: NomeStatusDecidido
  readonly token: boolean
  readonly recurso: boolean
}

function passo(
  autor: Responsavel,
  acao: PassoRoteiro['acao'],
  status: NomeStatusFicha,
  etapa: NomeEtapa,
  espera: PassoRoteiro['espera'],
): PassoRoteiro {
  return { acao, autor, status, etapa, espera }
}

const AUDITORIA: readonly PassoRoteiro[] = [
  passo('credenciado', 'requestAuditoria', 'emAnalise', 'auditoria', [0, 1]),
  passo('operadora', 'concludeAuditoria', 'emAnalise', 'consolidacaoAuditoria', [1, 3]),
]

/** From the sending up to, but not, the decision of the audit. */
const ENVIOS: Readonly<Record<Exclude<Via, 'automatica'>, readonly PassoRoteiro[]>> = {
  auditoria: [passo('credenciado', 'send', 'emAnalise', 'planoTratamento', [0, 2]), ...AUDITORIA],
  documento: [
    passo('credenciado', 'send', 'aguardandoDocumentacao', 'planoTratamento', [0, 2]),
    passo('credenciado', 'uploadImagem', 'emAnalise', 'planoTratamento', [1, 4]),
    ...AUDITORIA,
  ],
  justificativa: [
    passo('credenciado', 'send', 'aguardandoJustificativa', 'planoTratamento', [0, 2]),
    passo('credenciado', 'sendJustificativa', 'emAnalise', 'planoTratamento', [1, 5]),
    ...AUDITORIA,
  ],
}

function listDecisao({ via, decisao }: Roteiro): PassoRoteiro[] {
  const birth = passo('credenciado', 'releaseSenha', 'senhaLiberada', 'liberacaoSenha', [0, 0])
  if (via === 'automatica') {
    return [birth, passo('credenciado', 'send', decisao, 'planoTratamento', [0, 2])]
  }
  const decided = passo('operadora', 'concludeAuditoria', decisao, 'planoTratamento', [0, 1])
  return [birth, ...ENVIOS[via], decided]
}

/** A complementary guide is not audited, and stays stored in the first stage when sent (Spec §4). */
const COMPLEMENTAR: readonly PassoRoteiro[] = [
  passo('credenciado', 'releaseComplementar', 'senhaLiberadaComplementar', 'liberacaoSenha', [0, 0]),
  passo('credenciado', 'send', 'complementarEnviada', 'liberacaoSenha', [0, 2]),
]

function listEncaminhamento(token: boolean): PassoRoteiro[] {
  if (!token) return [passo('credenciado', 'sendRepasse', 'encaminhadaPagamento', 'faturamento', [0, 3])]
  return [
    passo('credenciado', 'requestToken', 'tokenSolicitado', 'tratamentoRealizado', [0, 1]),
    passo('operadora', 'generateToken', 'tokenGerado', 'tratamentoRealizado', [0, 1]),
    passo('beneficiario', 'confirmToken', 'encaminhadaPagamentoToken', 'faturamento', [0, 2]),
  ]
}

/** The calendar holds the judgement back to the closing of its run, before its statement is published (Operadora §4). */
const PAGAMENTO: readonly PassoRoteiro[] = [
  passo('operadora', 'processPagamento', 'emProcessamento', 'faturamento', [1, 2]),
  passo('operadora', 'processPagamento', 'processada', 'faturamento', [2, 5]),
]

const RECURSO: readonly PassoRoteiro[] = [
  passo('credenciado', 'sendRecurso', 'recursoEmAnalise', 'faturamento', [2, 20]),
  passo('operadora', 'processRecurso', 'recursoEmProcessamento', 'faturamento', [5, 10]),
  passo('operadora', 'processRecurso', 'recursoProcessado', 'faturamento', [10, 20]),
]

/** The whole life of a guide by the table of Produto §4; time cuts it where it stands. */
export function listPassos(roteiro: Roteiro): readonly PassoRoteiro[] {
  const decisao = roteiro.complementar ? COMPLEMENTAR : listDecisao(roteiro)
  const decidida: NomeStatusFicha = roteiro.complementar ? 'complementarEnviada' : roteiro.decisao
  if (decidida === 'naoAutorizada') return decisao
  return [
    ...decisao,
    passo('credenciado', 'updateDataEvento', decidida, 'tratamentoRealizado', [1, 20]),
    passo('credenciado', 'sign', decidida, 'tratamentoRealizado', [0, 2]),
    ...listEncaminhamento(roteiro.token),
    ...PAGAMENTO,
    ...(roteiro.recurso ? RECURSO : []),
  ]
}

/** The life of a guide that the operator's application took over after its release. */
export function sendToApp([nascimento]: readonly PassoRoteiro[]): PassoRoteiro[] {
  const envio = passo('operadora', 'sendApp', 'enviadaApp', 'liberacaoSenha', [0, 1])
  return nascimento ? [nascimento, envio] : [envio]
}

/** The life of a guide that is cancelled right after the step at `index`. */
export function cancelAfter(passos: readonly PassoRoteiro[], index: number): PassoRoteiro[] {
  const etapa = passos[index]?.etapa ?? 'liberacaoSenha'
  return [...passos.slice(0, index + 1), passo('credenciado', 'cancel', 'cancelada', etapa, [1, 10])]
}
