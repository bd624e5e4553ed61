/** The particularities that gate the menu (Spec §6, feature flags). */
export interface FlagsMenu {
  liberaSenha: boolean
  unidadeRadio: boolean
  capturaExame: boolean
}

export interface ItemBloqueavel {
  identificadorItem: string
  /** The server's own mark. */
  bloqueado?: boolean
}

/** The two tooltips of Spec §5: one for a lock by flag, one for everything else. The words are ours. */
export const textosMenuBloqueio = {
  flag: 'Esta funcionalidade não está liberada para o seu cadastro. Fale com a central do credenciado.',
  servidor: 'Funcionalidade bloqueada.',
} as const

export interface MenuBloqueio {
  motivo: keyof typeof textosMenuBloqueio
  texto: string
}

/** Spec §4.8: locked by a flag, or blocked by the server; undefined when available. */
export function menuBloqueio(item: ItemBloqueavel, flags: FlagsMenu): MenuBloqueio | undefined {
  if (isTravadoPorFlag(item.identificadorItem, flags))
    return { motivo: 'flag', texto: textosMenuBloqueio.flag }
  return item.bloqueado ? { motivo: 'servidor', texto: textosMenuBloqueio.servidor } : undefined
}

/**
 * A feature that the provider has (Spec §4.8): only such items open addresses. What the legacy system shows opens none
 * here.
 */
export function isItemDisponivel(
  item: ItemBloqueavel & { direcionaUNNA?: boolean },
  flags: FlagsMenu,
): boolean {
  return !item.direcionaUNNA && menuBloqueio(item, flags) === undefined
}

function isTravadoPorFlag(identificador: string, flags: FlagsMenu): boolean {
  if (identificador === 'SOLIC_AUTO') return !flags.liberaSenha
  if (identificador === 'CAPT_EXAME') return !(flags.unidadeRadio && flags.capturaExame)
  return false
}
