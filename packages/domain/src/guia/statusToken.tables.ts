import type { Tom } from '../tom.ts'

/** An event's token status (Spec §4). A new event starts as not requested. */
export const statusTokens = [
  { codigo: 'FILA_PENDENTE', nome: 'filaPendente', rotulo: 'Na fila de envio', tom: 'informacao' },
  {
    codigo: 'BENEFICIARIO_PENDENTE',
    nome: 'beneficiarioPendente',
    rotulo: 'Aguardando o beneficiário',
    tom: 'atencao',
  },
  { codigo: 'APROVADO', nome: 'aprovado', rotulo: 'Confirmado pelo beneficiário', tom: 'sucesso' },
  { codigo: 'REJEITADO', nome: 'rejeitado', rotulo: 'Rejeitado pelo beneficiário', tom: 'perigo' },
  { codigo: 'NAO_SOLICITADO', nome: 'naoSolicitado', rotulo: 'Não solicitado', tom: 'neutro' },
  { codigo: 'GUIA_COMPLEMENTAR', nome: 'guiaComplementar', rotulo: 'Guia complementar', tom: 'informacao' },
] as const satisfies readonly { codigo: string; nome: string; rotulo: string; tom: Tom }[]

type LinhaStatusToken = (typeof statusTokens)[number]
export type StatusToken = LinhaStatusToken['codigo']

export const statusTokenInicial: StatusToken = 'NAO_SOLICITADO'

export function getStatusToken(codigo: string): LinhaStatusToken | undefined {
  return statusTokens.find((linha) => linha.codigo === codigo)
}
