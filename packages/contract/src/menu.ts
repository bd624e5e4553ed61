import Type, { type Static } from 'typebox'
import { Objeto } from './campo.ts'
import { route } from './route.ts'

/** One entry of the side menu. Spec §3.9, §4.8. */
export const ItemMenu = Objeto({
  identificadorItem: Type.String(),
  rotulo: Type.String(),
  rota: Type.String(),
  direcionaUNNA: Type.Boolean(),
  bloqueado: Type.Boolean(),
  direcionaLinkExterno: Type.Boolean(),
  /** Why a blocked entry is blocked, for its tooltip (Spec §5). */
  motivoBloqueio: Type.Optional(Type.String()),
})
export type ItemMenu = Static<typeof ItemMenu>

export const GrupoMenu = Objeto({
  identificadorGrupo: Type.String(),
  rotulo: Type.String(),
  itens: Type.Array(ItemMenu),
})

/** The three parts of Spec §2.5. */
export const Menu = Objeto({
  grupos: Type.Array(GrupoMenu),
  itens: Type.Array(ItemMenu),
  semGrupo: Type.Array(ItemMenu),
})
export type Menu = Static<typeof Menu>

export const menu = {
  getMenu: route({
    method: 'GET',
    path: '/api/auth/credenciado/menu',
    summary: 'Menu do credenciado: grupos, itens e itens sem grupo',
    reply: Menu,
    errors: [],
    permission: 'sessao',
  }),
}
