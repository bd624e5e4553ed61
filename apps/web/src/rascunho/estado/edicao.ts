import type { ItemRascunho, Rascunho } from '@portal/contract/rascunho.ts'
import { explainExcesso } from '@portal/domain/guia/limiteEventos.ts'

/** What the odontogram, the entry line and the table all edit: one value, replaced whole at each step. */
export type Edicao = {
  readonly itens: readonly ItemRascunho[]
  readonly denticaoManual?: Rascunho['denticaoManual'] | undefined
}

/** An event about to enter the guide. */
export type NovoItem = {
  readonly codigoEvento: string
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  readonly faces?: string | undefined
  readonly quantidade?: number
}

/** New values of an item; `undefined` takes the field away. */
export type MudancaItem = {
  readonly [K in keyof Omit<ItemRascunho, 'sequencial'>]?: ItemRascunho[K] | undefined
}

/** An item without the fields that are empty: on the wire, absent and empty are not the same. */
function toItem(sequencial: number, dados: MudancaItem & { codigoEvento: string }): ItemRascunho {
  const { codigoEvento, dente, regiao, faces, quantidade = 1 } = dados
  return {
    sequencial,
    codigoEvento,
    ...(dente && { dente }),
    ...(regiao && { regiao }),
    ...(faces && { faces }),
    quantidade,
  }
}

/**
 * Adds events at the end, each with the next order of inclusion; none where they do not all fit, which whoever adds
 * tells (`explainExcesso`).
 */
export function addItens(edicao: Edicao, novos: readonly NovoItem[]): Edicao {
  if (novos.length === 0 || explainExcesso(edicao.itens.length, novos)) return edicao
  const ultimo = Math.max(0, ...edicao.itens.map((item) => item.sequencial))
  return {
    ...edicao,
    itens: [...edicao.itens, ...novos.map((novo, indice) => toItem(ultimo + 1 + indice, novo))],
  }
}

/** Changes one item; every other keeps its identity, so that its row is not drawn again. */
export function updateItem(edicao: Edicao, sequencial: number, mudanca: MudancaItem): Edicao {
  const itens = edicao.itens.map((item) => {
    if (item.sequencial !== sequencial) return item
    return toItem(sequencial, {
      ...item,
      ...mudanca,
      codigoEvento: mudanca.codigoEvento ?? item.codigoEvento,
    })
  })
  return { ...edicao, itens }
}

export function deleteItem(edicao: Edicao, sequencial: number): Edicao {
  return { ...edicao, itens: edicao.itens.filter((item) => item.sequencial !== sequencial) }
}
