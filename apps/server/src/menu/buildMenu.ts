import type { ItemMenu, Menu } from '@portal/contract/menu.ts'
import { isEnderecoExterno } from '@portal/domain/menu/enderecoExterno.ts'
import { gruposMenu, itensMenu, type LinhaMenu } from '@portal/domain/menu/menu.tables.ts'
import { type FlagsMenu, type MenuBloqueio, menuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import type { LinkExterno } from './linkExterno.store.ts'

/** What a provider's menu is made of. */
export type AcessoMenu = {
  rede: string
  funcoes: readonly string[]
  bloqueados: readonly string[]
  flags: FlagsMenu
  /** Items that the legacy system shows. */
  legados: readonly string[]
  links: readonly LinkExterno[]
}

type ItemAgrupado = ItemMenu & { grupo: string | undefined }

const findBloqueio = ({ bloqueados, flags }: AcessoMenu, identificadorItem: string) =>
  menuBloqueio({ identificadorItem, bloqueado: bloqueados.includes(identificadorItem) }, flags)

const tellBloqueio = (
  bloqueio: MenuBloqueio | undefined,
): Pick<ItemMenu, 'bloqueado' | 'motivoBloqueio'> => ({
  bloqueado: bloqueio !== undefined,
  ...(bloqueio && { motivoBloqueio: bloqueio.texto }),
})

/**
 * The entries that a provider sees: those of its functions that have a screen, here or in the legacy system, and
 * whatever is locked, which leads nowhere and says why. Spec §4.8.
 */
function listItens(acesso: AcessoMenu): ItemAgrupado[] {
  const { rede, funcoes, legados } = acesso
  const linhas: readonly LinhaMenu[] = itensMenu
  return linhas
    .filter((linha) => !linha.oculto)
    .filter((linha) => linha.permissao === undefined || funcoes.includes(linha.permissao))
    .flatMap((linha) => {
      const { identificadorItem, rota, grupo, pagina } = linha
      const bloqueio = findBloqueio(acesso, identificadorItem)
      const direcionaUNNA = legados.includes(identificadorItem)
      if (!pagina && !direcionaUNNA && !bloqueio) return []
      const item = {
        identificadorItem,
        rotulo: showRotulo(linha, rede),
        rota,
        grupo,
        direcionaUNNA,
        direcionaLinkExterno: false,
        ...tellBloqueio(bloqueio),
      }
      return [item]
    })
}

/** An address that no browser should open is not offered, whoever wrote it. */
const listExternos = (acesso: AcessoMenu): ItemAgrupado[] =>
  acesso.links
    .filter(({ endereco }) => isEnderecoExterno(endereco))
    .map(({ identificadorItem, rotulo, endereco, grupo }) => ({
      identificadorItem,
      rotulo,
      rota: endereco,
      // An item of a group that the menu does not have stands outside of them: it is not lost.
      grupo: gruposMenu.find(({ codigo }) => codigo === grupo)?.codigo,
      direcionaUNNA: false,
      direcionaLinkExterno: true,
      ...tellBloqueio(findBloqueio(acesso, identificadorItem)),
    }))

/** The three parts of the menu (Spec §2): groups, all items, and those outside of the groups. */
export function buildMenu(acesso: AcessoMenu): Menu {
  const itens = [...listItens(acesso), ...listExternos(acesso)]
  const strip = ({ grupo: _grupo, ...item }: ItemAgrupado): ItemMenu => item
  const grupos = gruposMenu.map(({ codigo, rotulo }) => ({
    identificadorGrupo: codigo,
    rotulo,
    itens: itens.filter((item) => item.grupo === codigo).map(strip),
  }))
  return {
    grupos: grupos.filter((grupo) => grupo.itens.length > 0),
    itens: itens.map(strip),
    semGrupo: itens.filter((item) => item.grupo === undefined).map(strip),
  }
}
