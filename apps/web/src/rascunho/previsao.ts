import { type DecisaoEvento, decideGuia } from '@portal/domain/evento/decideEvento.ts'
import type { Avaliacao, DecisaoItem } from './evaluateRascunho.ts'

/** How each outcome reads beside its count. */
export const rotulosDecisao = {
  aprovado: { rotulo: 'Seria aprovado', tom: 'sucesso' },
  analise: { rotulo: 'Vai para auditoria', tom: 'informacao' },
  pendenteImagem: { rotulo: 'Aguarda imagem', tom: 'atencao' },
  pendenteJustificativa: { rotulo: 'Aguarda justificativa', tom: 'atencao' },
  negado: { rotulo: 'Seria negado', tom: 'perigo' },
  erro: { rotulo: 'Corrigir', tom: 'perigo' },
} as const satisfies Readonly<Record<DecisaoItem, { rotulo: string; tom: string }>>

export type Previsao = {
  contagem: readonly { decisao: DecisaoItem; quantidade: number }[]
  /** The status that the guide would take; null while there is nothing to send or the form has an error. */
  statusFicha: number | null
}

const isDecisao = (decisao: DecisaoItem): decisao is DecisaoEvento => decisao !== 'erro'

/** What sending now would lead to, item by item and for the guide. */
export function predictEnvio(avaliacao: Avaliacao): Previsao {
  const decisoes = [...avaliacao.values()].map(({ decisao }) => decisao)
  const contagem = (Object.keys(rotulosDecisao) as DecisaoItem[])
    .map((decisao) => ({ decisao, quantidade: decisoes.filter((cada) => cada === decisao).length }))
    .filter(({ quantidade }) => quantidade > 0)
  const validas = decisoes.filter(isDecisao)
  const isPossivel = decisoes.length > 0 && validas.length === decisoes.length
  return { contagem, statusFicha: isPossivel ? decideGuia(validas) : null }
}
