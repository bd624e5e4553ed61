import type { ItemMenu, Menu } from '@portal/contract/menu.ts'
import {
  type FlagsMenu,
  isItemDisponivel,
  menuBloqueio,
  textosMenuBloqueio,
} from '@portal/domain/menu/menuBloqueio.ts'
import type { AcessoRota } from '@portal/domain/menu/rotaPermitida.ts'

/** Every item of the menu's three parts (Spec §2). */
export function itensOf({ grupos, itens, semGrupo }: Menu): readonly ItemMenu[] {
  return [...grupos.flatMap((grupo) => grupo.itens), ...itens, ...semGrupo]
}

/** What opens addresses: the available items and the token's permissions (Spec §4). */
export function toAcesso(menu: Menu, flags: FlagsMenu, permissoes: readonly string[]): AcessoRota {
  const available = itensOf(menu).filter((item) => isItemDisponivel(item, flags))
  return {
    disponiveis: new Set(available.map((item) => item.identificadorItem)),
    permissoes: new Set(permissoes),
  }
}

/** Why an item is locked, for its tooltip: one text for a flag's lock, the server's reason or the general one else. */
export function lockOf(item: ItemMenu, flags: FlagsMenu): string | undefined {
  const bloqueio = menuBloqueio(item, flags)
  if (!bloqueio) return undefined
  return bloqueio.motivo === 'flag' ? bloqueio.texto : (item.motivoBloqueio ?? textosMenuBloqueio.servidor)
}
