import { paginasSenha, prefixosRede } from '../rede/rede.tables.ts'
import { enderecoPassagem } from './destino.ts'
import { prefixoLegado } from './rotaPermitida.ts'
import { findTela } from './tela.tables.ts'

/** Addresses outside of the portal's screens, for anybody (Spec §2): what the web's router has besides those. */
export const rotasExternas = [
  '/SessaoEncerrada',
  '/sessaoEncerrada',
  '/acesso/token/expirado',
  enderecoPassagem,
  '/acessoNaoPermitido',
  '/acessibilidade',
  '/acesso/logout',
  ...paginasSenha.map((pagina) => `/acesso/${pagina}`),
  '/temporary-route',
] as const

/** What a network with addresses of its own has under its prefix. */
const paginasDaRede = ['expirado', ...paginasSenha]

const conhecidas: ReadonlySet<string> = new Set([
  ...rotasExternas,
  ...prefixosRede.flatMap((prefixo) => paginasDaRede.map((pagina) => `${prefixo}/${pagina}`)),
])

/** Whether an address, without its query, leads to a page of the portal: any other is answered as not found. */
export function isEnderecoConhecido(pathname: string): boolean {
  const limpo = pathname.replace(/\/+$/, '')
  return findTela(pathname) !== undefined || conhecidas.has(limpo) || `${limpo}/`.startsWith(prefixoLegado)
}
