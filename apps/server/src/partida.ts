import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { tellMotivo } from './causa.ts'

/** A start that cannot be, for the operator to mend: its message is one line, says what to do, and is all that is told. */
export class PartidaRecusada extends Error {}

type Lugar = { host: string; port: number }

/** What a refusal to listen comes from; any other error is given back as it is. */
export function toRecusaEscuta(error: unknown, { host, port }: Lugar): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new PartidaRecusada(
        `A porta ${port} de ${host} já está em uso. Encerre o programa que a usa ou escolha outra em PORT.`,
      )
    case 'EACCES':
      return new PartidaRecusada(
        `Este usuário não tem permissão para abrir a porta ${port}. Escolha outra em PORT, acima de 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new PartidaRecusada(
        `O endereço ${host} não é desta máquina. Corrija HOST: 127.0.0.1 atende só a ela; 0.0.0.0, a todas as redes.`,
      )
    default:
      return error
  }
}

/** Asks for the port before anything is begun: a start that cannot serve must not touch a database. */
export async function checkPorta(lugar: Lugar): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(lugar.port, lugar.host), 'listening')
  } catch (error) {
    throw toRecusaEscuta(error, lugar)
  }
  probe.close()
  await once(probe, 'close')
}

/** From the top down: Node's own way to make a path asks for ever where the system knows no folder (under /proc). */
function makePasta(folder: string): void {
  if (existsSync(folder)) return
  makePasta(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Two processes that start together make the same.
    if (!existsSync(folder)) throw error
  }
}

/** Makes DATA_DIR where it is missing. Raises PartidaRecusada when it cannot be made, is no folder or takes no files. */
export function checkDataDir(dataDir: string): void {
  try {
    makePasta(dataDir)
    const { R_OK, W_OK, X_OK } = constants
    accessSync(`${dataDir}${path.sep}.`, R_OK | W_OK | X_OK)
  } catch (error) {
    const motivo = tellMotivo(error)
    if (!motivo) throw error
    throw new PartidaRecusada(
      `A pasta ${dataDir} não pode ser criada ou usada: ${motivo}. Corrija-a ou escolha outra em DATA_DIR.`,
    )
  }
}
