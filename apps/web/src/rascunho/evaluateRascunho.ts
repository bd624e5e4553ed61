import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { MINIMO_JUSTIFICATIVA } from '@portal/domain/evento/criterio/criterio.ts'
import { type DecisaoEvento, decideEvento } from '@portal/domain/evento/decideEvento.ts'
import { evaluateEvento } from '@portal/domain/evento/evaluateEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { Edicao } from './edicao.ts'
import type { RegrasDaGuia } from './regrasDaGuia.ts'

/** What would become of an item if the guide were sent now. `erro` is a form that the operator does not even take. */
export type DecisaoItem = DecisaoEvento | 'erro'

export type AvaliacaoItem = { readonly motivos: readonly Motivo[]; readonly decisao: DecisaoItem }

/** By the item's order of inclusion. */
export type Avaliacao = ReadonlyMap<number, AvaliacaoItem>

/**
 * Every item as the server would judge it, by the same engine (product.md, "Authorisation rules are data").
 * `justificativa` counts only by its length.
 */
export function evaluateRascunho(
  { contexto, find }: RegrasDaGuia,
  { itens, denticaoManual }: Edicao,
  justificativa: string,
): Avaliacao {
  const indexado = createContexto({
    ...contexto,
    momento: 'digitacao',
    regras: find,
    associado: { ...contexto.associado, denticaoManual },
    guia: { ...contexto.guia, itens },
    justificativa,
  })
  return new Map(itens.map((item) => [item.sequencial, judge(evaluateEvento(item, indexado))]))
}

function judge(motivos: readonly Motivo[]): AvaliacaoItem {
  const isErro = motivos.some((motivo) => motivo.severidade === 'erroFormulario')
  return { motivos, decisao: isErro ? 'erro' : decideEvento(motivos) }
}

/**
 * How far a justification reaches: the greatest minimum, among the items' rules and the engine's own, that its length
 * satisfies. Between
 * two of them the evaluation cannot change, and is not done again at each key.
 */
export function justificativaStep(
  { find }: RegrasDaGuia,
  itens: readonly ItemRascunho[],
  justificativa: string,
): number {
  const tamanho = justificativa.trim().length
  const dosItens = itens.map((item) => find(item.codigoEvento)?.justificativaMinima ?? 0)
  const minimos = [MINIMO_JUSTIFICATIVA, ...dosItens]
  return Math.max(0, ...minimos.filter((minimo) => minimo <= tamanho))
}

/** The new evaluation, with the very objects of the old one where nothing changed, so that those rows stay as drawn. */
export function keepEqual(antes: Avaliacao, depois: Avaliacao): Avaliacao {
  const igual = (sequencial: number, item: AvaliacaoItem): AvaliacaoItem => {
    const anterior = antes.get(sequencial)
    return anterior && JSON.stringify(anterior) === JSON.stringify(item) ? anterior : item
  }
  return new Map([...depois].map(([sequencial, item]) => [sequencial, igual(sequencial, item)]))
}
