import {
  type Permissao,
  permissoesExame,
  permissoesExportacao,
  permissoesGuia,
} from '../acesso/permissao.tables.ts'
import { itensMenu, type LinhaMenu } from './menu.tables.ts'

/** Routes that no menu item names, by prefix, and the functions of which any one opens them (Spec §2). */
export const rotasAgregadas = [
  { prefixo: '/portal/sol/', permissoes: permissoesExame },
  // Whoever may export has files.
  { prefixo: '/portal/arquivos/', permissoes: permissoesExportacao },
  { prefixo: '/portal/recurso/', permissoes: ['RECURSO_GLOSA'] },
  { prefixo: '/portal/guia/', permissoes: permissoesGuia },
  // It begins with a patient, whom not everybody who opens guides looks up.
  { prefixo: '/portal/dente/', permissoes: ['SOLIC_AUTO'] },
  // What opens on paper to whoever opens it on the screen: before the prefix that it is under.
  { prefixo: '/portal/impressao/sol/', permissoes: permissoesExame },
  // Asked at the desk, of a patient without a guide: as the page on which it is asked.
  { prefixo: '/portal/impressao/cobertura/', permissoes: ['ELEGIBILIDADE'] },
  { prefixo: '/portal/impressao/recurso/', permissoes: ['RECURSO_GLOSA'] },
  { prefixo: '/portal/impressao/demonstrativo/', permissoes: ['DEMONSTRATIVO'] },
  { prefixo: '/portal/impressao/', permissoes: permissoesGuia },
] as const satisfies readonly { prefixo: string; permissoes: readonly Permissao[] }[]

const linhas: readonly LinhaMenu[] = itensMenu

/** Never refused to a session (Spec §6): home, logout, legacy and pending terms. */
const rotasLivres = [
  ...linhas.filter(({ permissao }) => permissao === undefined).map(({ rota }) => rota),
  '/acesso/logout',
  '/temporary-route',
]
/** What leads to the legacy system, item by item. */
export const prefixoLegado = '/acesso/legado/'

export interface AcessoRota {
  /** `identificadorItem` of the items that count as available features (menuBloqueio.ts). */
  disponiveis: ReadonlySet<string>
  /** The token's `listaPermissoes`. */
  permissoes: ReadonlySet<string>
}

/**
 * Spec §4: a route is allowed by an aggregate rule with an available feature or a permission of the token, or by
 * being the route of an available feature. `endereco` is a path without query. This gates screens; every call is
 * checked again on the server.
 */
export function isRotaPermitida(endereco: string, acesso: AcessoRota): boolean {
  const limpa = endereco.replace(/\/+$/, '')
  if (rotasLivres.includes(limpa) || `${limpa}/`.startsWith(prefixoLegado)) return true
  const agregada = rotasAgregadas.find(({ prefixo }) => `${limpa}/`.startsWith(prefixo))
  if (agregada) return agregada.permissoes.some((codigo) => hasAcesso(codigo, acesso))
  const item = linhas.find(({ rota }) => rota === limpa)
  return item !== undefined && acesso.disponiveis.has(item.identificadorItem)
}

function hasAcesso(codigo: Permissao, { disponiveis, permissoes }: AcessoRota): boolean {
  return disponiveis.has(codigo) || permissoes.has(codigo)
}
