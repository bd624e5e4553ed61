/** Where a request to look at a granted term again stands: whoever answers grants some months more, or keeps the term. */
export const situacoesReanalise = [
  { codigo: 'EM_ANALISE', nome: 'emAnalise', rotulo: 'Em análise', tom: 'informacao' },
  { codigo: 'CONCEDIDA', nome: 'concedida', rotulo: 'Prazo aumentado', tom: 'sucesso' },
  { codigo: 'MANTIDA', nome: 'mantida', rotulo: 'Prazo mantido', tom: 'perigo' },
] as const

type LinhaSituacao = (typeof situacoesReanalise)[number]
export type SituacaoReanalise = LinhaSituacao['codigo']

export function getSituacaoReanalise(codigo: SituacaoReanalise): LinhaSituacao {
  const linha = situacoesReanalise.find((cada) => cada.codigo === codigo)
  if (!linha) throw new RangeError(`no such situation of a re-analysis: ${codigo}`)
  return linha
}

/** Where it stands by what was answered; null while nothing was. Months. */
export function toSituacaoReanalise(
  mesesConcedidos: number,
  mesesDecididos: number | null,
): SituacaoReanalise {
  if (mesesDecididos === null) return 'EM_ANALISE'
  return mesesDecididos > mesesConcedidos ? 'CONCEDIDA' : 'MANTIDA'
}

/** The lists of treatments by what may be done about their term. */
export const listasReanalise = ['A_PEDIR', 'EM_ANALISE', 'RESPONDIDAS'] as const
export type ListaReanalise = (typeof listasReanalise)[number]

/** Why a term may not be asked about again: one is open, there is no term in course, it is the longest, it is too late. */
export const impedimentosReanalise = ['emAnalise', 'semPrazo', 'noMaximo', 'foraDoPrazo'] as const
export type ImpedimentoReanalise = (typeof impedimentosReanalise)[number]
