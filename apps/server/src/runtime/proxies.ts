import { BlockList, isIP } from 'node:net'

/** Networks that Fastify knows by a name. */
const redes = ['loopback', 'linklocal', 'uniquelocal']

/** No network is wider: a few of them together would be everybody. */
const IPV4_MINIMO = 8
const IPV6_MINIMO = 16
/** The IPv6 addresses that stand for all of IPv4 begin so. */
const MAPEADO = 96

/**
 * Whether one part of TRUST_PROXY names proxies: an IP address, a network in CIDR, or a network's name. Never
 * everybody: a count of hops, `true` and a network wider than /8 (IPv6: /16) are none.
 */
export function isProxy(parte: string): boolean {
  if (redes.includes(parte)) return true
  const [endereco = '', prefixo, ...resto] = parte.split('/')
  const familia = isIP(endereco)
  if (familia === 0 || resto.length > 0) return false
  if (prefixo === undefined) return true
  if (!/^[1-9]\d{0,2}$/.test(prefixo)) return false
  const bits = Number(prefixo)
  if (familia === 4) return bits >= IPV4_MINIMO && bits <= 32
  return bits >= (hasMapeado(endereco, bits) ? MAPEADO + IPV4_MINIMO : IPV6_MINIMO) && bits <= 128
}

/** Whether a network in IPv6 has IPv4 addresses in it. */
function hasMapeado(endereco: string, bits: number): boolean {
  const rede = new BlockList()
  rede.addSubnet(endereco, Math.min(bits, MAPEADO), 'ipv6')
  return rede.check('::ffff:0:0', 'ipv6')
}
