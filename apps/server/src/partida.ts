import { once } from 'node:events'
import { createServer } from 'node:net'

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
