import type { NomeAcao } from './acao.tables.ts'
import { statusFicha } from './statusFicha.tables.ts'

/** What each action of the guide's life was, once it was done: the words of the history, where a button says what to do. */
export const acoesFeitas: Readonly<Record<NomeAcao, string>> = {
  saveRascunho: 'Rascunho salvo',
  send: 'Guia enviada',
  sendApp: 'Guia recebida no aplicativo',
  sendJustificativa: 'Justificativa técnica enviada',
  uploadImagem: 'Imagem enviada',
  attachExame: 'Imagem ou laudo do exame enviado',
  requestAuditoria: 'Guia enviada para auditoria',
  concludeAuditoria: 'Auditoria concluída',
  updateDataEvento: 'Data de realização informada',
  deleteDataEvento: 'Data em análise retirada',
  sign: 'Guia assinada',
  requestToken: 'Token solicitado',
  generateToken: 'Token gerado',
  confirmToken: 'Atendimento confirmado',
  rejectToken: 'Atendimento rejeitado',
  sendRepasse: 'Guia encaminhada para pagamento',
  processPagamento: 'Pagamento processado',
  attachRecurso: 'Arquivo anexado ao recurso',
  sendRecurso: 'Recurso de glosa enviado',
  processRecurso: 'Recurso processado',
  cancel: 'Guia cancelada',
  renewSenha: 'Senha renovada',
  releaseComplementar: 'Guia complementar liberada',
  createObservacao: 'Observação incluída',
  createOcorrencia: 'Ocorrência registrada',
  deleteOcorrencia: 'Ocorrência excluída',
  lock: 'Guia bloqueada',
  unlock: 'Guia desbloqueada',
}

/** How it was born: the first step of every history. */
export const SENHA_LIBERADA = 'Senha liberada'

/** What the operator does in two steps is not done with the first (Spec §4): what that one is called, by the status that it leads to. */
const primeirosPassos: ReadonlyMap<number, { acao: NomeAcao; feito: string }> = new Map([
  [statusFicha.emAnalise, { acao: 'concludeAuditoria', feito: 'Auditoria em consolidação' }],
  [statusFicha.emProcessamento, { acao: 'processPagamento', feito: 'Pagamento em processamento' }],
  [statusFicha.recursoEmProcessamento, { acao: 'processRecurso', feito: 'Recurso em processamento' }],
])

/** The name of a first step of two; undefined of any other. */
export function findPrimeiroPasso(acao: string, paraStatus: number): string | undefined {
  const primeiro = primeirosPassos.get(paraStatus)
  return primeiro?.acao === acao ? primeiro.feito : undefined
}
