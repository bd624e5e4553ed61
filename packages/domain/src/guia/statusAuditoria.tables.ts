import type { Tom } from '../tom.ts'

/** A guide's audit status (Spec §4). */
export const statusAuditorias = [
  { codigo: 'NAO_SE_APLICA', nome: 'naoSeAplica', rotulo: 'Não se aplica', tom: 'neutro' },
  { codigo: 'ENVIO_PENDENTE', nome: 'envioPendente', rotulo: 'Envio pendente', tom: 'atencao' },
  { codigo: 'AUDITADO', nome: 'auditado', rotulo: 'Auditado', tom: 'sucesso' },
  { codigo: 'NAO_AUDITADO', nome: 'naoAuditado', rotulo: 'Não auditado', tom: 'neutro' },
] as const satisfies readonly { codigo: string; nome: string; rotulo: string; tom: Tom }[]

type LinhaStatusAuditoria = (typeof statusAuditorias)[number]
export type StatusAuditoria = LinhaStatusAuditoria['codigo']

export function getStatusAuditoria(codigo: string): LinhaStatusAuditoria | undefined {
  return statusAuditorias.find((linha) => linha.codigo === codigo)
}
