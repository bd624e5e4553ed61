import { MAXIMO_LINHAS_GUIA } from '../evento/criterio/linhasGuia.ts'

/** What is asked of one place: the tooth or region, and what is looked for there. Spec §3, `complementoLocais`. */
export type LocalPedido = { readonly codigoLocal: string; readonly foco: string }

/** One exam of a request. `locais` is empty of an exam of the whole mouth; elsewhere `quantidade` counts them. */
export type EventoPedido = {
  readonly codigoEvento: string
  readonly quantidade: number
  readonly justificativa: string
  readonly locais: readonly LocalPedido[]
}

/** What became of one exam of a request. */
export const situacoesExame = [
  { codigo: 'APROVADO', rotulo: 'Aprovado', tom: 'sucesso' },
  { codigo: 'EM_ANALISE', rotulo: 'Em análise', tom: 'informacao' },
  { codigo: 'REPROVADO', rotulo: 'Reprovado', tom: 'perigo' },
] as const
export type SituacaoExame = (typeof situacoesExame)[number]['codigo']

/** Whether a unit does the exam. */
export const isAprovado = ({ situacao }: { readonly situacao: SituacaoExame }): boolean =>
  situacao === 'APROVADO'

/** Characters of a `foco`. */
export const MAXIMO_FOCO = 120

/** Characters of the reason of a cancellation. */
export const MAXIMO_MOTIVO = 200

/** Exams of one request, and places of one exam: each is a line of the guide that the unit opens. */
export const MAXIMO_EVENTOS_PEDIDO = MAXIMO_LINHAS_GUIA
