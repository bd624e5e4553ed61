import { isIPv4 } from 'node:net'
import { DESCONHECIDO, readEndereco } from '../http/endereco.ts'

/** Where an attempt comes from, as its failures are counted. */
export type Origem = { endereco: string; rede: string }

/** What names no address counts as one: a text that somebody made up opens no fresh count. */
const desconhecida: Origem = { endereco: DESCONHECIDO, rede: 'desconhecida' }

/** The address and the network around it that one subscriber may move in: /24 of IPv4, /56 of IPv6. */
export function origemOf(escrito: string): Origem {
  const endereco = readEndereco(escrito)
  if (endereco === DESCONHECIDO) return desconhecida
  if (isIPv4(endereco)) return { endereco, rede: `${endereco.slice(0, endereco.lastIndexOf('.'))}.0/24` }
  const [a, b, c, d = '0'] = endereco.split(':')
  return { endereco, rede: `${[a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)].join(':')}::/56` }
}
