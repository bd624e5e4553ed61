import { BlockList, isIP } from 'node:net'

export const ambientes = ['local', 'dev', 'hml', 'producao'] as const
export type Ambiente = (typeof ambientes)[number]

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a server that listens there is reached from its own machine alone. */
export function isLoopback(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return host.toLowerCase() === 'localhost'
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The environment of a start that names none: local, dev, hml and production are told apart by the host's suffix
 * (Spec §1). Local publishes known passwords, so that it is never told where others may come in, nor where the operator
 * has given a database or a proxy (`isLent`): through that one others come in too.
 */
export function tellAmbiente(host: string, isLent: boolean): Ambiente {
  if (isLoopback(host) && !isLent) return 'local'
  if (/(^|[.-])dev(\.|$)/.test(host)) return 'dev'
  if (/(^|[.-])hml(\.|$)/.test(host)) return 'hml'
  return 'producao'
}
