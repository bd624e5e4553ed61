/** The status texts of an exam request (Spec §4), in its order. */
export const statusSolicitacoes = [
  { codigo: 'EXPIRADA', nome: 'expirada', rotulo: 'Expirada', tom: 'neutro' },
  { codigo: 'CANCELADA', nome: 'cancelada', rotulo: 'Cancelada', tom: 'neutro' },
  { codigo: 'EM_ANALISE', nome: 'emAnalise', rotulo: 'Em análise', tom: 'informacao' },
  { codigo: 'CAPTURADA', nome: 'capturada', rotulo: 'Capturada', tom: 'informacao' },
  { codigo: 'REPROVADA', nome: 'reprovada', rotulo: 'Reprovada', tom: 'perigo' },
  {
    codigo: 'PARCIALMENTE_APROVADA',
    nome: 'parcialmenteAprovada',
    rotulo: 'Parcialmente aprovada',
    tom: 'atencao',
  },
  { codigo: 'APROVADA_PORTAL', nome: 'aprovadaPortal', rotulo: 'Aprovada no portal', tom: 'sucesso' },
  {
    codigo: 'APROVADA_AUDITORIA',
    nome: 'aprovadaAuditoria',
    rotulo: 'Aprovada pela auditoria',
    tom: 'sucesso',
  },
] as const

type LinhaStatusSolicitacao = (typeof statusSolicitacoes)[number]
export type StatusSolicitacao = LinhaStatusSolicitacao['codigo']

export function getStatusSolicitacao(codigo: string): LinhaStatusSolicitacao | undefined {
  return statusSolicitacoes.find((linha) => linha.codigo === codigo)
}
