import { type ItemMenu, menu } from '@portal/contract/menu.ts'
import type { IdentificadorItem } from '@portal/domain/menu/menu.tables.ts'
import { answer } from './calls.ts'
import { menuInteiro } from './frame.ts'

type Mudancas = {
  /** Items that the operator's side has locked. */
  bloqueados?: readonly IdentificadorItem[]
  /** Why, in its own words. */
  motivo?: string
  /** Items that are not this provider's. */
  fora?: readonly IdentificadorItem[]
}

/** The whole menu but for some of its items. */
export function answerMenu({ bloqueados = [], motivo, fora = [] }: Mudancas): void {
  const has = (lista: readonly string[], { identificadorItem }: ItemMenu) => lista.includes(identificadorItem)
  const change = (itens: readonly ItemMenu[]) =>
    itens
      .filter((item) => !has(fora, item))
      .map((item) =>
        has(bloqueados, item)
          ? { ...item, bloqueado: true, ...(motivo && { motivoBloqueio: motivo }) }
          : item,
      )
  const { grupos, itens, semGrupo } = menuInteiro()
  answer(menu.getMenu, {
    grupos: grupos.map((grupo) => ({ ...grupo, itens: change(grupo.itens) })),
    itens: change(itens),
    semGrupo: change(semGrupo),
  })
}
