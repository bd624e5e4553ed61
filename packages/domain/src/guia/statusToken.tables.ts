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
  {
    codigo: 'GUIA_COMPLEMENTAR',
    nome: 'guiaComplementar',
    rotulo: 'Ainda não pedido (guia complementar)',
    tom: 'informacao',
  },
] as const satisfies readonly { codigo: string; nome: string; rotulo: string; tom: Tom }[]

type LinhaStatusToken = (typeof statusTokens)[number]
export type StatusToken = LinhaStatusToken['codigo']

export const statusTokenInicial: StatusToken = 'NAO_SOLICITADO'

/**
 * What an event says of its token (Spec §4.4): of a complementary guide, whose events go with the treatment that its main
 * guide opened, that it is one, until the patient is asked about it.
 */
export const loadStatusToken = (statusToken: StatusToken, isComplementar: boolean): StatusToken =>
  isComplementar && statusToken === statusTokenInicial ? 'GUIA_COMPLEMENTAR' : statusToken

/** How often the patient may say no: another token is asked for once, then the guide is forwarded. Produto §4. */
export const MAXIMO_TOKENS_REJEITADOS = 2

/** The patient said no to the event, and was not asked again. */
export const isRejeitado = ({ statusToken }: { readonly statusToken?: string | undefined }): boolean =>
  statusToken === ('REJEITADO' satisfies StatusToken)

export function getStatusToken(codigo: string): LinhaStatusToken | undefined {
  return statusTokens.find((linha) => linha.codigo === codigo)
}

/** What is said of an event that the patient said no to; undefined of any other. */
export const findRejeicao = (evento: Parameters<typeof isRejeitado>[0]): LinhaStatusToken | undefined =>
  isRejeitado(evento) ? getStatusToken(evento.statusToken ?? '') : undefined
