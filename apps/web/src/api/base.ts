/** The portal's five API bases, by the prefix that the contract gives each (Produto §9). */
const prefixos = ['auth', 'senha', 'guia', 'impressao', 'credenciado'] as const

type Base = (typeof prefixos)[number]
export type Bases = Readonly<Partial<Record<Base, string>>>

/** Name of the meta tag in which the server writes the bases of its environment, when they are not its own. */
const META = 'portal-api-bases'

let configured: Bases | undefined

function readBases(): Bases {
  const content = document.querySelector(`meta[name="${META}"]`)?.getAttribute('content')
  return content ? (JSON.parse(content) as Bases) : {}
}

/**
 * Where a call goes: the contract's own address on this origin, or the configured base in place of `/api/<base>`.
 * The specification's paths follow the base unchanged.
 */
export function resolveBase(path: string, bases: Bases): string {
  const base = prefixos.find((one) => path.startsWith(`/api/${one}/`))
  const address = base && bases[base]
  return address ? address.replace(/\/$/, '') + path.slice(`/api/${base}`.length) : path
}

/** `resolveBase` with the bases of this environment, read once from the page. */
export function addressOf(path: string): string {
  configured ??= readBases()
  return resolveBase(path, configured)
}

/** The login service, whose refusals are handled apart (Spec §7.11). */
export const isAuth = (path: string): boolean => path.startsWith('/api/auth/')
