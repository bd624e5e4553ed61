import { redes } from './rede.data.ts'

type Linha = (typeof redes)[number]
export type Rede = Linha['codigo']

/** What a network calls in its own words. */
export type NomeDaRede = Extract<keyof Linha, 'biblioteca'>

/** The beginnings of the addresses that a network has for itself: its start, its login, its expired session (Spec §2). */
export const prefixosRede = redes.map(({ prefixo }) => prefixo).filter((prefixo) => prefixo !== '')

export function getRede(codigo: string): Linha | undefined {
  return redes.find((rede) => rede.codigo === codigo)
}

/** What a network is called after the word "rede": Lumina. */
export const getNomeRede = (codigo: string): string => `${codigo.charAt(0)}${codigo.slice(1).toLowerCase()}`

/** The pages of a password, which a network with a prefix has under its own (Spec §2). */
export const paginasSenha = ['CadastrarSenha', 'esqueciMinhaSenha', 'primeiroAcesso'] as const
export type PaginaSenha = (typeof paginasSenha)[number]

/** Where a network's people find such a page, in its brand. */
export const enderecoSenha = (codigo: string, pagina: PaginaSenha): string =>
  toEnderecoDaRede(codigo, pagina, '/acesso')

/** Where a network's people log in, in its brand. */
export const enderecoLogin = (codigo: string): string => toEnderecoDaRede(codigo, 'login', '/credenciado')

/** Under the network's own prefix, or where all have it: there it is told which network, but for the first. */
function toEnderecoDaRede(codigo: string, pagina: string, comum: string): string {
  const rede = getRede(codigo)
  if (rede?.prefixo) return `${rede.prefixo}/${pagina}`
  const query = rede && rede !== redes[0] ? `?rede=${rede.codigo.toLowerCase()}` : ''
  return `${comum}/${pagina}${query}`
}

/** How a session ends: refused or lost, its time run out, or left (Spec §4). */
export type FimSessao = 'encerrada' | 'expirada' | 'inicio'

/** The page that says so, or the start: a network with a prefix has its own start and its own expired page (Spec §2). */
export function enderecoFim(codigo: string | undefined, fim: FimSessao): string {
  const prefixo = getRede(codigo ?? '')?.prefixo ?? ''
  if (fim === 'encerrada') return '/SessaoEncerrada'
  if (fim === 'inicio') return prefixo || '/'
  return prefixo ? `${prefixo}/expirado` : '/acesso/token/expirado'
}
