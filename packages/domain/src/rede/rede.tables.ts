/**
 * The three networks (Spec §3). The accredited particularities (`redeCredenciada`) say which one a provider
 * belongs to; a fourth is a fourth row here and its brand's data in the web. `biblioteca` is what it calls its library.
 */
export const redes = [
  {
    codigo: 'AURORA',
    registroAns: '00001-1',
    nome: 'operadora',
    rotulo: 'Aurora Odonto',
    biblioteca: 'Universidade Aurora',
    prefixo: '',
    chat: true,
  },
  {
    codigo: 'MERIDIANO',
    registroAns: '00002-9',
    nome: 'banco',
    rotulo: 'Meridiano Dental',
    biblioteca: 'Universidade Meridiano',
    prefixo: '/meridiano',
    chat: false,
  },
  {
    codigo: 'LUMINA',
    registroAns: '00003-7',
    nome: 'terceira',
    rotulo: 'Lumina Rede',
    biblioteca: 'Universidade Lumina',
    prefixo: '',
    chat: true,
  },
] as const

type LinhaRede = (typeof redes)[number]
export type Rede = LinhaRede['codigo']

/** What a network calls in its own words. */
export type NomeDaRede = Extract<keyof LinhaRede, 'biblioteca'>

/** The beginnings of the addresses that a network has for itself: its start, its login, its expired session (Spec §2). */
export const prefixosRede = redes.map(({ prefixo }) => prefixo).filter((prefixo) => prefixo !== '')

export function getRede(codigo: string): LinhaRede | undefined {
  return redes.find((rede) => rede.codigo === codigo)
}

/** What a network is called after the word "rede": Lumina. */
export const getNomeRede = (codigo: string): string => `${codigo.charAt(0)}${codigo.slice(1).toLowerCase()}`

/** The pages of a password, which a network with a prefix has under its own (Spec §2). */
export const paginasSenha = ['CadastrarSenha', 'esqueciMinhaSenha', 'primeiroAcesso'] as const
export type PaginaSenha = (typeof paginasSenha)[number]

/** Where a network's people find such a page, in its brand: the first network needs not be told. */
export function enderecoSenha(codigo: string, pagina: PaginaSenha): string {
  const rede = getRede(codigo)
  if (rede?.prefixo) return `${rede.prefixo}/${pagina}`
  const query = rede && rede !== redes[0] ? `?rede=${rede.codigo.toLowerCase()}` : ''
  return `/acesso/${pagina}${query}`
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
