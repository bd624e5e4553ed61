import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { tellFileCause } from './tellFileCause.ts'

/** A start that cannot be, for the operator to mend: its message is one line, says what to do, and is all that is told. */
export class StartupRefused extends Error {}

type Address = { host: string; port: number }

/** What a refusal to listen comes from; any other error is given back as it is. */
export function toListenRefusal(error: unknown, { host, port }: Address): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartupRefused(
        `A porta ${port} de ${host} já está em uso. Encerre o programa que a usa ou escolha outra em PORT.`,
      )
    case 'EACCES':
      return new StartupRefused(
        `Este usuário não tem permissão para abrir a porta ${port}. Escolha outra em PORT, acima de 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new StartupRefused(
        `O endereço ${host} não é desta máquina. Corrija HOST: 127.0.0.1 atende só a ela; 0.0.0.0, a todas as redes.`,
      )
    default:
      return error
  }
}

/** Asks for the port before anything is begun: a start that cannot serve must not touch a database. */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(address.port, address.host), 'listening')
  } catch (error) {
    throw toListenRefusal(error, address)
  }
  probe.close()
  await once(probe, 'close')
}

/** From the top down: Node's own way to make a path asks for ever where the system knows no folder (under /proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Two processes that start together make the same.
    if (!existsSync(folder)) throw error
  }
}

/** Makes DATA_DIR where it is missing. Raises StartupRefused when it cannot be made, is no folder or takes no files. */
export function checkDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    const { R_OK, W_OK, X_OK } = constants
    accessSync(`${dataDir}${path.sep}.`, R_OK | W_OK | X_OK)
  } catch (error) {
    const cause = tellFileCause(error)
    if (!cause) throw error
    throw new StartupRefused(
      `A pasta ${dataDir} não pode ser criada ou usada: ${cause}. Corrija-a ou escolha outra em DATA_DIR.`,
    )
  }
}
