/** What the operator's side does by itself to a guide, each by its queue. Produto §4. */
export const filasGuia = [
  'concludeAuditoria',
  'processPagamento',
  'generateToken',
  'confirmToken',
  'processRecurso',
] as const
export type FilaGuia = (typeof filasGuia)[number]

/** All that it does by itself. */
export const filas = [
  ...filasGuia,
  'reviewAlvara',
  'warnDatada',
  'auditSolicitacao',
  'tellExame',
  'tellCaptura',
  'tellTratamento',
  'answerReanalise',
  'makeExportacao',
] as const
export type Fila = (typeof filas)[number]

/** Where a step goes that failed all its tries (the dead letters): nobody works it, `npm run fila` puts it back. */
export const filaMorta = 'filaMorta'

/**
 * Which guide of which provider a step concerns (the worker binds its transaction to that provider), and where it was
 * when the step was queued: a step run twice, or overtaken, finds the guide elsewhere and does nothing.
 */
export type TarefaGuia = {
  codigoCredenciado: number
  numeroFicha: number
  statusFicha: number
  codigoEtapaAtual: number
}

/** Which renewal of a permit, and of which provider. */
export type TarefaAlvara = { codigoCredenciado: number; id: number }

/** What is done of which guide is judged again, wherever the guide is by then. */
export type TarefaDatada = Pick<TarefaGuia, 'codigoCredenciado' | 'numeroFicha'>

/** Which exam request, and of which provider, waits for the audit. */
export type TarefaSolicitacao = { codigoCredenciado: number; numeroSolicitacao: number }

/** Which exam request a radiology unit captured or gave back, and of which requester. */
export type TarefaCaptura = { codigoCredenciado: number; numeroSolicitacao: number }

/** To which guide of which radiology unit an image came. */
export type TarefaExame = Pick<TarefaGuia, 'codigoCredenciado' | 'numeroFicha'>

/** What happened to which treatment of which provider without an act of its own. */
export type TarefaTratamento = {
  codigoCredenciado: number
  numeroTratamento: number
  aviso: 'replace' | 'restore' | 'authorise'
}

/** Which request to look at a term again, and of which provider, waits for its answer. */
export type TarefaReanalise = { codigoCredenciado: number; numeroReanalise: number }

/** Which workbook, and of which provider, is to be made. */
export type TarefaExportacao = { codigoCredenciado: number; numero: number }

/** What each queue is told of its step. */
export type Tarefas = Record<FilaGuia, TarefaGuia> & {
  reviewAlvara: TarefaAlvara
  warnDatada: TarefaDatada
  auditSolicitacao: TarefaSolicitacao
  tellExame: TarefaExame
  tellCaptura: TarefaCaptura
  tellTratamento: TarefaTratamento
  answerReanalise: TarefaReanalise
  makeExportacao: TarefaExportacao
}
