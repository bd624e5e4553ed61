import { catalogoErros } from '@portal/contract/errors.ts'
import type { ItemMenu, Menu } from '@portal/contract/menu.ts'
import type { Route } from '@portal/contract/route.ts'
import { listFuncoes } from '@portal/domain/acesso/permissao.tables.ts'
import { findBloqueioFuncao } from '@portal/domain/menu/funcaoBloqueada.ts'
import {
  type FlagsMenu,
  isItemDisponivel,
  menuBloqueio,
  textosMenuBloqueio,
} from '@portal/domain/menu/menuBloqueio.ts'
import { type AcessoRota, isRotaPermitida, rotasAgregadas } from '@portal/domain/menu/rotaPermitida.ts'

/** The flags while they are on their way, or do not come: locks are closed (Spec §4.8). */
export const flagsFechadas: FlagsMenu = { liberaSenha: false, unidadeRadio: false, capturaExame: false }

/** Every item of the menu's three parts (Spec §2). */
export function itensOf({ grupos, itens, semGrupo }: Menu): readonly ItemMenu[] {
  return [...grupos.flatMap((grupo) => grupo.itens), ...itens, ...semGrupo]
}

/** What opens addresses: the available items, and the token's permissions that are not locked (Spec §4). */
export function toAcesso(menu: Menu, flags: FlagsMenu, permissoes: readonly string[]): AcessoRota {
  const itens = itensOf(menu)
  const available = itens.filter((item) => isItemDisponivel(item, flags))
  return {
    disponiveis: new Set(available.map((item) => item.identificadorItem)),
    permissoes: new Set(permissoes.filter((permissao) => !lockOfFuncao(permissao, itens, flags))),
  }
}

/** The item whose screen the legacy system shows instead of the portal, by the address that the screen has here (Spec §2). */
export const findLegado = (rota: string, menu: Menu): ItemMenu | undefined =>
  itensOf(menu).find((item) => item.direcionaUNNA && !item.bloqueado && item.rota === rota)

/** Why an item is locked, for its tooltip: one text for a flag's lock, the server's reason or the general one else. */
export function lockOf(item: ItemMenu, flags: FlagsMenu): string | undefined {
  const bloqueio = menuBloqueio(item, flags)
  if (!bloqueio) return undefined
  return bloqueio.motivo === 'flag' ? bloqueio.texto : (item.motivoBloqueio ?? textosMenuBloqueio.servidor)
}

/** Why a function is locked: an item that the menu does not list is not. */
const lockOfFuncao = (permissao: string, itens: readonly ItemMenu[], flags: FlagsMenu): string | undefined =>
  findBloqueioFuncao(permissao, (identificador) => {
    const item = itens.find(({ identificadorItem }) => identificadorItem === identificador)
    return item && lockOf(item, flags)
  })

/**
 * Why an address does not open that would without a lock: its item's, or that of a function of this provider's that opens
 * it. Undefined where there is none.
 */
export function lockOfRota(
  rota: string,
  menu: Menu,
  flags: FlagsMenu,
  permissoes: readonly string[],
): string | undefined {
  const itens = itensOf(menu)
  const item = itens.find((each) => each.rota === rota)
  if (item) return lockOf(item, flags)
  const agregada = rotasAgregadas.find(({ prefixo }) => `${rota}/`.startsWith(prefixo))
  return agregada?.permissoes
    .filter((permissao) => permissoes.includes(permissao))
    .map((permissao) => lockOfFuncao(permissao, itens, flags))
    .find((lock) => lock !== undefined)
}

/** What a button, a key or the search asks before it offers something: the words of why not, or undefined. */
export type Acesso = {
  /** Whether the menu is there: until then nothing is open. */
  isKnown: boolean
  /** Why an address of the portal does not open. */
  whyNotOpen: (href: string) => string | undefined
  /** Why a call may not be made: of the functions that its route names the provider has none, or all are locked. */
  whyNotCall: (route: Pick<Route, 'permission'>) => string | undefined
}

const AGUARDE = 'Conferindo as funções do seu cadastro. Aguarde um instante.'
const SEM_FUNCAO = catalogoErros['API-ACE-0003'].texto

export function createAcesso(
  menu: Menu | undefined,
  flags: FlagsMenu,
  permissoes: readonly string[],
): Acesso {
  if (!menu) return { isKnown: false, whyNotOpen: () => AGUARDE, whyNotCall: () => AGUARDE }
  const itens = itensOf(menu)
  const acesso = toAcesso(menu, flags, permissoes)
  return {
    isKnown: true,
    whyNotOpen: (href) => {
      const rota = new URL(href, 'https://portal.invalid').pathname
      if (isRotaPermitida(rota, acesso) || findLegado(rota, menu)) return undefined
      return lockOfRota(rota, menu, flags, permissoes) ?? SEM_FUNCAO
    },
    whyNotCall: ({ permission }) => {
      const pedidas = listFuncoes(permission)
      if (pedidas.length === 0) return undefined
      const locks = pedidas
        .filter((pedida) => permissoes.includes(pedida))
        .map((pedida) => lockOfFuncao(pedida, itens, flags))
      if (locks.length === 0) return SEM_FUNCAO
      return locks.includes(undefined) ? undefined : locks[0]
    },
  }
}
