import type { ItemMenu, Menu } from '@portal/contract/menu.ts'

/** A section of the side menu: a group with its items, or one item of its own (Spec §2.5). */
export type Secao = { id: string; rotulo: string; itens: readonly ItemMenu[]; isGrupo: boolean }

const HOME = 'INTERNO_HOME'

const toSecao = (item: ItemMenu): Secao => ({
  id: item.identificadorItem,
  rotulo: item.rotulo,
  itens: [item],
  isGrupo: false,
})

/** The sections in their order: home, the groups, the ungrouped items. Items without a route are not shown. */
export function toSecoes({ grupos, semGrupo }: Menu): readonly Secao[] {
  const sozinhos = semGrupo.filter((item) => item.rota !== '')
  const home = sozinhos.filter((item) => item.identificadorItem === HOME)
  const outros = sozinhos.filter((item) => item.identificadorItem !== HOME)
  const comItens = grupos
    .map(({ identificadorGrupo, rotulo, itens }) => ({
      id: identificadorGrupo,
      rotulo,
      itens: itens.filter((item) => item.rota !== ''),
      isGrupo: true,
    }))
    .filter((grupo) => grupo.itens.length > 0)
  return [...home.map(toSecao), ...comItens, ...outros.map(toSecao)]
}
