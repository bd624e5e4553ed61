import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The embedded database's files, all absolute. */
export type Folders = { root: string; data: string; socket: string; log: string; passwords: string }

/** The port is only a part of the socket's name: nothing listens on TCP. */
export const socketPort = 5432

// sockaddr_un.sun_path holds 108 bytes, the last one a NUL.
const maxSocketPath = 107

function socketFolder(root: string): string {
  const beside = path.join(root, 'soquete')
  if (Buffer.byteLength(path.join(beside, `.s.PGSQL.${socketPort}`)) <= maxSocketPath) return beside
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `portal-pg-${hash}`)
}

/** Lays out `DATA_DIR/postgres`; a data folder whose path is long gets its socket in the temporary folder. */
export function layFolders(dataDir: string): Folders {
  // Others may walk through (the database's own user must), nobody may list.
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true, mode: 0o711 })
  const root = realpathSync(path.join(dataDir, 'postgres'))
  return {
    root,
    data: path.join(root, 'dados'),
    socket: socketFolder(root),
    log: path.join(root, 'servidor.log'),
    passwords: path.join(root, 'senhas.json'),
  }
}
