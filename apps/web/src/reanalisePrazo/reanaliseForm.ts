import type { ReanaliseDetalhada } from '@portal/contract/reanalisePrazo.ts'
import { isMesesPedidos, MAXIMO_IMAGENS_REANALISE } from '@portal/domain/reanalisePrazo/pedidoReanalise.ts'
import { explainSemMotivo } from '@portal/domain/reanalisePrazo/politicaReanalise.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { explainExcesso } from '../texto/tamanhoTexto.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** What is being written of a request. `imagens` are keys of the archive (`toKey`), in the order of the choice. */
export type EdicaoReanalise = {
  readonly meses: number | null
  readonly justificativa: string
  readonly imagens: readonly string[]
  /** Files that were chosen here and have not arrived: their ids in the queue of the guide, which has others besides. */
  readonly aCaminho?: readonly string[]
}

export const EDICAO_VAZIA: EdicaoReanalise = { meses: null, justificativa: '', imagens: [] }

/** The fields by the names that the server's refusals have. */
export const camposReanalise = {
  mesesPedidos: 'reanalise-meses',
  justificativa: 'reanalise-justificativa',
  imagens: 'reanalise-imagens',
} as const

type Referencia = { numeroFicha: number; sequencial: number }
export const toKey = ({ numeroFicha, sequencial }: Referencia): string => `${numeroFicha}:${sequencial}`

type Termo = Pick<
  ReanaliseDetalhada,
  'numeroTratamento' | 'mesesConcedidos' | 'mesesMaximo' | 'termosPrazo' | 'acervo'
>

/** The images that are chosen and still there. */
const listEscolhidas = ({ acervo }: Pick<Termo, 'acervo'>, { imagens }: EdicaoReanalise) =>
  acervo.filter((imagem) => imagens.includes(toKey(imagem)))

/** How many months may be asked for: each more than was granted, up to what a guide grants. */
export const listMesesPossiveis = ({ mesesConcedidos, mesesMaximo }: Termo): number[] =>
  Array.from({ length: mesesMaximo }, (_, i) => i + 1).filter((meses) =>
    isMesesPedidos(meses, mesesConcedidos ?? mesesMaximo, { mesesMaximo }),
  )

/** So until the last of them has come, or is taken off the list. */
const FALTA_CHEGAR = 'Há arquivos na fila que ainda não chegaram: envie-os ou tire-os da lista.'
export const isFaltaChegar = ({ message }: SummaryError): boolean => message === FALTA_CHEGAR

/** What stops a request before it is sent, field by field; `naFila` is how many files have not arrived yet. */
export function checkReanalise(termo: Termo, edicao: EdicaoReanalise, naFila = 0): SummaryError[] {
  const justificativa = toTextoGuardado(edicao.justificativa)
  // One error of it: what is not there, or is too long, comes first.
  const daJustificativa =
    justificativa === ''
      ? 'Escreva o motivo clínico por que o tratamento precisa de mais meses.'
      : (explainExcesso(edicao.justificativa) ?? explainSemMotivo(justificativa, termo.termosPrazo))
  const escolhidas = listEscolhidas(termo, edicao)
  const erros = [
    edicao.meses === null && { fieldId: camposReanalise.mesesPedidos, message: 'Escolha os meses.' },
    daJustificativa !== undefined && { fieldId: camposReanalise.justificativa, message: daJustificativa },
    naFila > 0 && {
      fieldId: camposReanalise.imagens,
      message: FALTA_CHEGAR,
    },
    // One of those may be it.
    naFila === 0 &&
      !escolhidas.some(({ nova }) => nova) && {
        fieldId: camposReanalise.imagens,
        message: 'Escolha ao menos uma imagem que a decisão não viu.',
      },
    escolhidas.length > MAXIMO_IMAGENS_REANALISE && {
      fieldId: camposReanalise.imagens,
      message: `Escolha até ${MAXIMO_IMAGENS_REANALISE} imagens.`,
    },
  ]
  return erros.filter((erro) => erro !== false)
}

/** The request that the form makes; call it once `checkReanalise` finds nothing. */
export const toPedido = (termo: Termo, edicao: EdicaoReanalise) => ({
  numeroTratamento: termo.numeroTratamento,
  mesesPedidos: edicao.meses ?? 0,
  justificativa: toTextoGuardado(edicao.justificativa),
  imagens: listEscolhidas(termo, edicao).map(({ numeroFicha, sequencial }) => ({ numeroFicha, sequencial })),
})

/** The server's words at the fields that they are about. */
export const toErros = (detalhes: readonly { campo?: string; mensagem: string }[]): SummaryError[] =>
  detalhes.flatMap(({ campo, mensagem }) => {
    const fieldId = Object.entries(camposReanalise).find(([nome]) => nome === campo)?.[1]
    return fieldId ? [{ fieldId, message: mensagem }] : []
  })
