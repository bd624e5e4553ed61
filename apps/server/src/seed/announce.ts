import type { Config } from '../config.ts'
import { printCast } from './credenciado/printCast.ts'

/** What a newcomer reads when the server is up: the address and, locally, who may enter. */
export function announce({ host, port, ambiente }: Config): void {
  const lines = [`Portal do Credenciado: http://${host}:${port}/credenciado/login`]
  if (ambiente === 'local') lines.push('', printCast())
  process.stdout.write(`${lines.join('\n')}\n`)
}
