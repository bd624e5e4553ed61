import type { ItemMenu, Menu, menu } from '@portal/contract/menu.ts'
import { gruposMenu, itensMenu, type LinhaMenu } from '@portal/domain/menu/menu.tables.ts'
import { type FlagsMenu, menuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import { findParticularidades } from '../credenciado/credenciado.store.ts'
import type { Handlers } from '../http/handler.ts'

type Acesso = { rede: string; funcoes: readonly string[]; bloqueados: readonly string[]; flags: FlagsMenu }

/**
 * The entries that a provider sees: those of its functions that have a screen, and whatever is locked, which leads
 * nowhere and says why. Spec §4.8.
 */
function listItens({
  rede,
  funcoes,
  bloqueados,
  flags,
}: Acesso): (ItemMenu & { grupo: LinhaMenu['grupo'] })[] {
  const linhas: readonly LinhaMenu[] = itensMenu
  return linhas
    .filter((linha) => !linha.oculto)
    .filter((linha) => linha.permissao === undefined || funcoes.includes(linha.permissao))
    .flatMap((linha) => {
      const { identificadorItem, rota, grupo, pagina } = linha
      const bloqueio = menuBloqueio(
        { identificadorItem, bloqueado: bloqueados.includes(identificadorItem) },
        flags,
      )
      if (!pagina && !bloqueio) return []
      const item = {
        identificadorItem,
        rotulo: showRotulo(linha, rede),
        rota,
        grupo,
        direcionaUNNA: false,
        direcionaLinkExterno: false,
        bloqueado: bloqueio !== undefined,
        ...(bloqueio ? { motivoBloqueio: bloqueio.texto } : {}),
      }
      return [item]
    })
}

export function buildMenu(acesso: Acesso): Menu {
  const itens = listItens(acesso)
  const strip = ({ grupo: _grupo, ...item }: (typeof itens)[number]): ItemMenu => item
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

export const menuHandlers: Handlers<typeof menu> = {
  getMenu: async ({ db, sessao }) => {
    const particularidades = await findParticularidades(db, sessao.codigoCredenciado)
    return buildMenu({
      rede: sessao.rede,
      funcoes: sessao.funcoes,
      bloqueados: particularidades.itensBloqueados,
      flags: particularidades,
    })
  },
}
