import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { Edicao } from './edicao.ts'
import { nameItens } from './showLugar.ts'

type Nomeia = (codigoEvento: string) => string

/** "inclusão de 26 MO Restauração", "remoção de 3 eventos". */
const join = (ato: string, itens: readonly ItemRascunho[], describe: Nomeia): string[] =>
  itens.length === 0 ? [] : [`${ato} de ${nameItens(itens, describe)}`]

/** What a step did, in words, for whoever takes it back or does it again. */
export function describeMudanca(antes: Edicao, depois: Edicao, describe: Nomeia): string {
  const find = ({ itens }: Edicao, { sequencial }: ItemRascunho) =>
    itens.find((item) => item.sequencial === sequencial)
  // An item that did not change keeps its identity (`updateItem`).
  const mudados = depois.itens.filter((item) => {
    const antigo = find(antes, item)
    return antigo !== undefined && antigo !== item
  })
  const partes = [
    ...join(
      'inclusão',
      depois.itens.filter((item) => !find(antes, item)),
      describe,
    ),
    ...join(
      'remoção',
      antes.itens.filter((item) => !find(depois, item)),
      describe,
    ),
    ...join('mudança', mudados, describe),
    ...(antes.denticaoManual === depois.denticaoManual ? [] : ['troca da dentição']),
  ]
  return partes.join(', ')
}

/** The events that came or changed: one that did not keeps its identity (`updateItem`). */
export const listMexidos = (antes: Edicao, depois: Edicao): readonly number[] =>
  depois.itens.filter((item) => !antes.itens.includes(item)).map(({ sequencial }) => sequencial)
