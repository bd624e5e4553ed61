import { type ItemMenu, menu } from '@portal/contract/menu.ts'
import { answer } from './calls.ts'
import { menuInteiro } from './frame.ts'

/** From now on these items of the provider's menu are locked, as the operator locks them (Spec §4.8). */
export function lockItens(...travados: readonly string[]): void {
  const lock = (item: ItemMenu): ItemMenu => ({
    ...item,
    bloqueado: travados.includes(item.identificadorItem),
  })
  const { grupos, itens, semGrupo } = menuInteiro()
  answer(menu.getMenu, {
    grupos: grupos.map((grupo) => ({ ...grupo, itens: grupo.itens.map(lock) })),
    itens: itens.map(lock),
    semGrupo: semGrupo.map(lock),
  })
}
