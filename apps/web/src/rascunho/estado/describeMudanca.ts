import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { Edicao } from './edicao.ts'
import { nameItem } from './showLugar.ts'

type Nomeia = (codigoEvento: string) => string

/** "inclusão de 26 MO Restauração", "remoção de 3 eventos". */
function join(ato: string, itens: readonly ItemRascunho[], describe: Nomeia): string[] {
  const [item] = itens
  if (!item) return []
  return [`${ato} de ${itens.length === 1 ? nameItem(item, describe) : `${itens.length} eventos`}`]
}

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
