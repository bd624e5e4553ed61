import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { isErroFormulario, isGlosa, MINIMO_JUSTIFICATIVA } from '@portal/domain/evento/criterio/criterio.ts'
import { explainJustificativaCurta } from '@portal/domain/evento/justificativa.ts'
import { explainRecusaComplementar } from '@portal/domain/guia/recusaComplementar.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { idDoItem, lugares } from '../../guia/acao/lugares.ts'
import { explainExcesso } from '../../texto/tamanhoTexto.ts'
import type { SummaryError } from '../../ui/feedback/ErrorSummary.tsx'
import type { Avaliacao, AvaliacaoItem } from '../avaliacao/evaluateRascunho.ts'
import { explainFalta } from '../estado/explainFalta.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'

const onde = ({ dente, regiao }: ItemRascunho): string =>
  dente ? ` no dente ${dente}` : regiao ? ` na região ${regiao}` : ''

/** Why the operator would not take the item; undefined where it would, even if only to deny it. */
function explain(
  item: ItemRascunho,
  { decisao, motivos }: AvaliacaoItem,
  descricao: string,
  complementar: boolean,
): string | undefined {
  const motivo = motivos.find(isErroFormulario)
  const falta = motivo && explainFalta(item, motivo)
  const erro = motivo && [`${motivo.texto}.`, falta].filter(Boolean).join(' ')
  if (decisao === 'erro') return `${descricao}${onde(item)}: ${erro}`
  if (!complementar && erro !== undefined) {
    const glosa = motivos.find(isGlosa)?.texto
    return `${descricao}${onde(item)} seria negado (${glosa}). Retire-o da guia, ou corrija-o para enviar: ${erro}`
  }
  if (!complementar || decisao === 'aprovado') return undefined
  return explainRecusaComplementar({ ...item, descricao }, decisao, motivos)
}

/**
 * Why what is written would be no justification: it would be kept, and the guide would wait as if there were none. The guide
 * goes without any; a complementary one takes none.
 */
function explainCurta(texto: string, minimoPedido: number): string | undefined {
  if (toTextoGuardado(texto) === '') return undefined
  const curta = explainJustificativaCurta(texto, Math.max(minimoPedido, MINIMO_JUSTIFICATIVA))
  return curta && `${curta} Complete-a, ou apague-a para enviar sem ela.`
}

/** What stops the guide before it is sent; each line leads to its place. What would only be denied may go. */
export function validateEnvio(
  conteudo: Conteudo,
  avaliacao: Avaliacao,
  describe: (codigoEvento: string) => string,
  complementar: boolean,
  minimoJustificativa: number,
): SummaryError[] {
  const errors: SummaryError[] = []
  if (conteudo.itens.length === 0) {
    errors.push({ fieldId: lugares.linha, message: 'Inclua ao menos um evento antes de enviar.' })
  }
  for (const item of conteudo.itens) {
    const julgado = avaliacao.get(item.sequencial)
    const message = julgado && explain(item, julgado, describe(item.codigoEvento), complementar)
    if (message) errors.push({ fieldId: idDoItem(item.sequencial), message })
  }
  for (const campo of ['justificativa', 'observacao'] as const) {
    const message = explainExcesso(conteudo[campo])
    if (message) errors.push({ fieldId: lugares[campo], message })
  }
  const curta = complementar ? undefined : explainCurta(conteudo.justificativa, minimoJustificativa)
  if (curta) errors.push({ fieldId: lugares.justificativa, message: curta })
  return errors
}
