import type { Tom } from '../tom.ts'

/** The validation status of an item (Spec §4). */
export const statusValidacoes = [
  { codigo: 0, nome: 'naoValidado', rotulo: 'Não validado', tom: 'neutro' },
  { codigo: 1, nome: 'valido', rotulo: 'Válido', tom: 'sucesso' },
  { codigo: 2, nome: 'invalido', rotulo: 'Inválido', tom: 'perigo' },
  { codigo: 3, nome: 'dispensado', rotulo: 'Validação dispensada', tom: 'informacao' },
] as const satisfies readonly { codigo: number; nome: string; rotulo: string; tom: Tom }[]

type LinhaStatusValidacao = (typeof statusValidacoes)[number]
export type StatusValidacao = LinhaStatusValidacao['codigo']

export function getStatusValidacao(codigo: number): LinhaStatusValidacao | undefined {
  return statusValidacoes.find((linha) => linha.codigo === codigo)
}
