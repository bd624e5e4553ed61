import { MAXIMO_LINHAS_GUIA } from '../evento/criterio/linhasGuia.ts'
import type { Tom } from '../tom.ts'
import type { StatusSolicitacao } from './statusSolicitacao.tables.ts'

/** What is asked of one place: the tooth or region, and what is looked for there. Spec §3, `complementoLocais`. */
export type LocalPedido = {
  readonly codigoLocal: string
  /** The teeth of a region that the exam is about, in order; left out where none was said, and of a tooth, which says it. */
  readonly dentes?: readonly string[] | undefined
  readonly foco: string
}

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

type Leitura = { readonly rotulo: string; readonly tom: Tom }

/** What an exam reads once its request ended undone; one that was denied stays denied. */
const fimDoPedido: Readonly<Partial<Record<StatusSolicitacao, Leitura>>> = {
  CANCELADA: { rotulo: 'Cancelado', tom: 'neutro' },
  EXPIRADA: { rotulo: 'Expirado', tom: 'neutro' },
}

/** What an exam of a request reads, on the screen and on paper. */
export function readExame(situacao: SituacaoExame, status: StatusSolicitacao): Leitura {
  const linha = situacoesExame.find(({ codigo }) => codigo === situacao)
  if (!linha) throw new RangeError(`no such situation: ${situacao}`)
  return (situacao === 'REPROVADO' ? undefined : fimDoPedido[status]) ?? linha
}

/** Whether a unit does the exam. */
export const isAprovado = ({ situacao }: { readonly situacao: SituacaoExame }): boolean =>
  situacao === 'APROVADO'

/** Characters of a `foco`. */
export const MAXIMO_FOCO = 120

/** Characters of the reason of a cancellation. */
export const MAXIMO_MOTIVO = 200

/** Exams of one request, and places of one exam: each is a line of the guide that the unit opens. */
export const MAXIMO_EVENTOS_PEDIDO = MAXIMO_LINHAS_GUIA
