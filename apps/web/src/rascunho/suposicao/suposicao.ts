import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { type Avaliacao, evaluateRascunho } from '../avaliacao/evaluateRascunho.ts'
import type { Dias } from '../avaliacao/useTotais.ts'
import { type Edicao, type MudancaItem, updateItem } from '../estado/edicao.ts'

/** A change that is tried and not made: of one item of the draft, and of the day on which it would be sent and done. */
export type Suposicao = {
  readonly sequencial: number
  readonly mudanca: MudancaItem
  /** A civil day; the text of one that is being typed counts as today. */
  readonly data: string
}

/** What the draft would be, what would become of it, and the day of each item that is asked for on another than today. */
export type Suposto = { readonly edicao: Edicao; readonly avaliacao: Avaliacao; readonly dias: Dias }

/**
 * The same rules asked on another day: what is to come is the guide's own day, what is past the event's alone, and lies
 * before the authorisation, which would be today's.
 */
function askOn({ contexto, find }: RegrasDaGuia, data: string): RegrasDaGuia {
  const hoje = data > contexto.hoje ? data : contexto.hoje
  return { find, contexto: { ...contexto, hoje, guia: { ...contexto.guia, dataAutorizacao: hoje } } }
}

/** The item with the day on which it would be done, which the judge reads and the draft does not keep. */
const dateItem = (item: ItemRascunho, sequencial: number, data: string): ItemRascunho & { data?: string } =>
  item.sequencial === sequencial ? { ...item, data } : item

/** What the operator would decide of the draft with the change, by the same engine; the draft itself stays as it is. */
export function suppose(
  regras: RegrasDaGuia,
  edicao: Edicao,
  justificativa: string,
  { sequencial, mudanca, data }: Suposicao,
): Suposto {
  const suposta = updateItem(edicao, sequencial, mudanca)
  const { hoje } = regras.contexto
  if (!isDataCivil(data) || data === hoje)
    return { edicao: suposta, avaliacao: evaluateRascunho(regras, suposta, justificativa), dias: new Map() }
  const itens = suposta.itens.map((item) => dateItem(item, sequencial, data))
  // As `askOn`: what is to come is the day of the whole guide.
  const datados = suposta.itens.filter((item) => data > hoje || item.sequencial === sequencial)
  return {
    edicao: suposta,
    avaliacao: evaluateRascunho(askOn(regras, data), { ...suposta, itens }, justificativa),
    dias: new Map(datados.map((item) => [item.sequencial, data])),
  }
}

/** Whether the draft would be another one: the day alone is nothing that it keeps. */
export function isOutro(edicao: Edicao, suposta: Edicao, sequencial: number): boolean {
  // Both as an edit writes them: what the server kept has its fields in another order.
  const find = (de: Edicao) =>
    updateItem(de, sequencial, {}).itens.find((item) => item.sequencial === sequencial)
  return JSON.stringify(find(edicao)) !== JSON.stringify(find(suposta))
}

/** The item that the question is most likely of: the first that would not simply be approved. */
export function chooseItem({ itens }: Edicao, avaliacao: Avaliacao): number | undefined {
  const parado = itens.find(({ sequencial }) => avaliacao.get(sequencial)?.decisao !== 'aprovado')
  return (parado ?? itens[0])?.sequencial
}
