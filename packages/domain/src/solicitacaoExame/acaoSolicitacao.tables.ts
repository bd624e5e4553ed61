import type { StatusSolicitacao } from './statusSolicitacao.tables.ts'

const capturaveis = ['APROVADA_PORTAL', 'APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA'] as const

type LinhaAcao = {
  nome: string
  /** What was done, in the words of the history. */
  feito: string
  /** None: it makes the request. */
  de: readonly StatusSolicitacao[]
  /** None: back to the status before the capture, which the database writes. */
  para: readonly StatusSolicitacao[]
}

/** The life of an exam request as one table (Operadora §3). What it does not list is refused. */
export const acoesSolicitacao = [
  { nome: 'create', feito: 'Pedido feito', de: [], para: ['APROVADA_PORTAL', 'EM_ANALISE'] },
  {
    nome: 'audit',
    feito: 'Decisão da auditoria',
    de: ['EM_ANALISE'],
    para: ['APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA', 'REPROVADA'],
  },
  { nome: 'capture', feito: 'Captura', de: capturaveis, para: ['CAPTURADA'] },
  { nome: 'deleteCaptura', feito: 'Captura devolvida', de: ['CAPTURADA'], para: [] },
  { nome: 'cancel', feito: 'Cancelamento', de: ['EM_ANALISE', ...capturaveis], para: ['CANCELADA'] },
  { nome: 'expire', feito: 'Fim da validade', de: capturaveis, para: ['EXPIRADA'] },
] as const satisfies readonly LinhaAcao[]

export type AcaoSolicitacao = (typeof acoesSolicitacao)[number]['nome']

const porNome = new Map<AcaoSolicitacao, LinhaAcao>(acoesSolicitacao.map((linha) => [linha.nome, linha]))

function getAcaoSolicitacao(nome: AcaoSolicitacao): LinhaAcao {
  const linha = porNome.get(nome)
  if (!linha) throw new RangeError(`no such action: ${nome}`)
  return linha
}

/** Whether a request in this status takes the action. The screen and the server ask the same. */
export const acceptsAcao = (status: StatusSolicitacao, acao: AcaoSolicitacao): boolean =>
  getAcaoSolicitacao(acao).de.includes(status)

/** Whether the action may leave a request in this status. A return leads back to where the request was captured. */
export const leadsTo = (acao: AcaoSolicitacao, status: StatusSolicitacao): boolean =>
  getAcaoSolicitacao(acao).para.includes(status)

/** The statuses in which something may still become of a request: it waits for the operator or for a unit. */
export const statusAbertos = getAcaoSolicitacao('cancel').de

/** The statuses in which a unit may capture a request, and in which it expires. */
export const statusCapturaveis = getAcaoSolicitacao('capture').de

/** The action once it was done, in the words of the history. */
export const getAcaoFeita = (nome: AcaoSolicitacao): string => getAcaoSolicitacao(nome).feito
