import { isIPv4, isIPv6 } from 'node:net'

/** Where an attempt comes from, as its failures are counted. */
export type Origem = { endereco: string; rede: string }

/** Some proxies tell the caller's port too. */
const comPorta = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+)):\d{1,5}$/

/** What names no address counts as one: a text that somebody made up opens no fresh count. */
const desconhecida: Origem = { endereco: 'desconhecido', rede: 'desconhecida' }

/**
 * The address and the network around it that one subscriber may move in: /24 of IPv4, /56 of IPv6.
 * However an address is written, with a port too, it is the same one; a dual-stack socket writes IPv4 as `::ffff:192.0.2.1`.
 */
export function origemOf(escrito: string): Origem {
  const { v4, v6 } = comPorta.exec(escrito)?.groups ?? {}
  const ip = v4 ?? v6 ?? escrito
  if (isIPv4(ip)) return { endereco: ip, rede: `${ip.slice(0, ip.lastIndexOf('.'))}.0/24` }
  if (!isIPv6(ip)) return desconhecida
  const grupos = gruposOf(ip)
  const [a, b, c, d, e, f, alto = 0, baixo = 0] = grupos
  if (!a && !b && !c && !d && !e && f === 0xffff) {
    return origemOf([alto >> 8, alto & 255, baixo >> 8, baixo & 255].join('.'))
  }
  const prefixo = grupos.slice(0, 4).map((grupo, i) => (i === 3 ? grupo & 0xff00 : grupo))
  return { endereco: toTexto(grupos), rede: `${toTexto(prefixo)}::/56` }
}

const toTexto = (grupos: readonly number[]) => grupos.map((grupo) => grupo.toString(16)).join(':')

/** The eight numbers of an IPv6 address; its zone (`%eth0`) is this machine's own matter. */
function gruposOf(ip: string): number[] {
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`)
  const [antes = [], depois = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((parte) => parte.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - antes.length - depois.length }, () => '0')
  return [...antes, ...zeros, ...depois].map((grupo) => Number.parseInt(grupo, 16))
}
