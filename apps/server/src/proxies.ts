import { isIP } from 'node:net'

/** Networks that Fastify knows by a name. */
const redes = ['loopback', 'linklocal', 'uniquelocal']
const bitsOf = { 4: 32, 6: 128 } as const

/**
 * Whether one part of TRUST_PROXY names proxies: an IP address, a network in CIDR, or a network's name. Never
 * everybody: a count of hops, `true` and a network of all addresses are none.
 */
export function isProxy(parte: string): boolean {
  if (redes.includes(parte)) return true
  const [endereco = '', prefixo, ...resto] = parte.split('/')
  const familia = isIP(endereco)
  if ((familia !== 4 && familia !== 6) || resto.length > 0) return false
  return prefixo === undefined || (/^[1-9]\d*$/.test(prefixo) && Number(prefixo) <= bitsOf[familia])
}
