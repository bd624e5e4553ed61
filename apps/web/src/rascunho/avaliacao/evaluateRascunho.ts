import type { Motivo } from '@portal/contract/motivo.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { isErroFormulario } from '@portal/domain/evento/criterio/criterio.ts'
import { type DecisaoEvento, decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { isACorrigir } from '@portal/domain/evento/criterio/listContrarios.ts'
import { PEDEM_JUSTIFICATIVA } from '@portal/domain/guia/statusCalculado.ts'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import type { Edicao } from '../estado/edicao.ts'

/**
 * What would become of an item if the guide were sent now. `erro` is a form that the operator does not even take, where
 * nothing denies the item all the same.
 */
export type DecisaoItem = DecisaoEvento | 'erro'

export type AvaliacaoItem = { readonly motivos: readonly Motivo[]; readonly decisao: DecisaoItem }

/** By the item's order of inclusion. */
export type Avaliacao = ReadonlyMap<number, AvaliacaoItem>

/**
 * Every item as the server would judge it, by the same engine (Produto §5).
 * `justificativa` is the text as it will be kept (`toTextoGuardado`).
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

/** What the reasons make of an item, whoever gave them: this screen or the operator. */
export function judge(motivos: readonly Motivo[]): AvaliacaoItem {
  return { motivos, decisao: isACorrigir(motivos) ? 'erro' : decideEvento(motivos) }
}

/** Whether the guide is not taken with the item as it is, denied or not. */
export const isMalPreenchido = ({ motivos }: AvaliacaoItem): boolean => motivos.some(isErroFormulario)

/** The new evaluation, with the very objects of the old one where nothing changed, so that those rows stay as drawn. */
export function keepEqual(before: Avaliacao, after: Avaliacao): Avaliacao {
  const keep = (sequencial: number, item: AvaliacaoItem): AvaliacaoItem => {
    const former = before.get(sequencial)
    return former && JSON.stringify(former) === JSON.stringify(item) ? former : item
  }
  return new Map([...after].map(([sequencial, item]) => [sequencial, keep(sequencial, item)]))
}

/** The outcomes that wait for a justification. */
export const pedemJustificativa: readonly DecisaoItem[] = PEDEM_JUSTIFICATIVA

/** The items of an outcome, by their order of inclusion. */
export const listDecididos = (avaliacao: Avaliacao, decisoes: readonly DecisaoItem[]): number[] =>
  [...avaliacao].filter(([, { decisao }]) => decisoes.includes(decisao)).map(([sequencial]) => sequencial)
