import { type IdentificadorItem, itensMenu } from './menu.tables.ts'
import { type FlagsMenu, menuBloqueio } from './menuBloqueio.ts'

const itensDe = (permissao: string): readonly IdentificadorItem[] =>
  itensMenu
    .filter((item) => 'permissao' in item && item.permissao === permissao)
    .map(({ identificadorItem }) => identificadorItem)

/**
 * The lock of a function: that of its menu item, or of the first one where every item of it is locked. `lockOf` answers
 * an item's lock. Undefined while one of its items is open.
 */
export function findBloqueioFuncao<Lock>(
  permissao: string,
  lockOf: (identificadorItem: IdentificadorItem) => Lock | undefined,
): Lock | undefined {
  const locks = itensDe(permissao).map(lockOf)
  return locks.includes(undefined) ? undefined : locks[0]
}

/** What the database knows of a provider's functions: those that it has, and what is locked of them. */
export type FuncoesCredenciado = FlagsMenu & {
  permissoes: readonly string[]
  itensBloqueados: readonly string[]
}

/** The functions that open something (Spec §4.8): those that the provider has, without the locked ones. */
export function listFuncoesAbertas({
  permissoes,
  itensBloqueados,
  ...flags
}: FuncoesCredenciado): readonly string[] {
  const lockOf = (identificadorItem: IdentificadorItem) =>
    menuBloqueio({ identificadorItem, bloqueado: itensBloqueados.includes(identificadorItem) }, flags)
  return permissoes.filter((permissao) => findBloqueioFuncao(permissao, lockOf) === undefined)
}
