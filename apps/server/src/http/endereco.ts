import { isIPv4, isIPv6 } from 'node:net'

/** Where a request says that it comes from, when that is no address at all. */
export const DESCONHECIDO = 'desconhecido'

/** Some proxies tell the caller's port too. */
const comPorta = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+)):\d{1,5}$/

/**
 * The one way in which an address is written, counted and kept: without a port, IPv4 in decimals, IPv6 in its eight
 * groups. A dual-stack socket writes IPv4 as `::ffff:192.0.2.1`. What a proxy passes on that names no address is nobody's
 * text to keep: `desconhecido`, so that what is stored has a length.
 */
export function readEndereco(escrito: string): string {
  const { v4, v6 } = comPorta.exec(escrito)?.groups ?? {}
  const ip = v4 ?? v6 ?? escrito
  if (isIPv4(ip)) return ip
  if (!isIPv6(ip)) return DESCONHECIDO
  const grupos = gruposOf(ip)
  const [a, b, c, d, e, f, alto = 0, baixo = 0] = grupos
  if (!a && !b && !c && !d && !e && f === 0xffff) {
    return [alto >> 8, alto & 255, baixo >> 8, baixo & 255].join('.')
  }
  return grupos.map((grupo) => grupo.toString(16)).join(':')
}

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
