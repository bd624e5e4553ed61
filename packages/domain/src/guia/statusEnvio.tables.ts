import type { Tom } from '../tom.ts'

/** An event's send status (Spec §4). */
export const statusEnvios = [
  { codigo: 'ENVIADO', nome: 'enviado', rotulo: 'Enviado', tom: 'sucesso' },
  { codigo: 'PENDENTE', nome: 'pendente', rotulo: 'Pendente', tom: 'atencao' },
  { codigo: 'ERRO', nome: 'erro', rotulo: 'Erro', tom: 'perigo' },
  { codigo: 'EDITAVEL', nome: 'editavel', rotulo: 'Editável', tom: 'neutro' },
] as const satisfies readonly { codigo: string; nome: string; rotulo: string; tom: Tom }[]

export type StatusEnvio = (typeof statusEnvios)[number]['codigo']
