import type { ItemRascunho, Rascunho } from '@portal/contract/rascunho.ts'

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

/** The contract's limit of events in a guide. */
export const MAXIMO_ITENS = 50

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

/** Adds events at the end, each with the next order of inclusion, as far as the limit allows. */
export function addItens(edicao: Edicao, novos: readonly NovoItem[]): Edicao {
  const cabem = novos.slice(0, MAXIMO_ITENS - edicao.itens.length)
  if (cabem.length === 0) return edicao
  const ultimo = Math.max(0, ...edicao.itens.map((item) => item.sequencial))
  return {
    ...edicao,
    itens: [...edicao.itens, ...cabem.map((novo, indice) => toItem(ultimo + 1 + indice, novo))],
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
