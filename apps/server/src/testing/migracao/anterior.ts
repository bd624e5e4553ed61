import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from '../../db/migrate.ts'

const raiz = path.resolve(import.meta.dirname, '../../../../..')
const migrations = path.relative(raiz, migrationsFolder())
const git = (...args: string[]): string => execFileSync('git', args, { cwd: raiz, encoding: 'utf8' }).trim()

/** The newest release; before the first one, the commit before the newest migration came. */
function findAnterior(): string {
  const [tag] = git('tag', '--sort=-creatordate', '--merged').split('\n')
  if (tag) return tag
  const nova = readdirSync(path.join(raiz, migrations)).sort().at(-1) ?? ''
  return `${git('log', '--diff-filter=A', '--format=%H', '-1', '--', path.join(migrations, nova))}^`
}

/** Another commit of this repository in a folder of its own, with the packages of this one and its own sources. */
export type Anterior = {
  commit: string
  /** Runs one of its programs with what is said here, which it may print to; whether it ended well. */
  run: (program: string, args: readonly string[], env?: Record<string, string>) => boolean
  /** Gives it the migrations of today in place of its own. */
  takeMigrations: () => void
  remove: () => void
}

export function checkoutAnterior(pedido: string | undefined, pasta: string): Anterior {
  const commit = git('rev-parse', pedido ?? findAnterior())
  git('worktree', 'add', '--detach', pasta, commit)
  const modules = path.join(pasta, 'node_modules')
  mkdirSync(path.join(modules, '@portal'), { recursive: true })
  for (const nome of readdirSync(path.join(raiz, 'node_modules')))
    if (nome !== '@portal') symlinkSync(path.join(raiz, 'node_modules', nome), path.join(modules, nome))
  for (const nome of ['packages/domain', 'packages/contract', 'apps/server', 'apps/web'])
    symlinkSync(path.join(pasta, nome), path.join(modules, '@portal', path.basename(nome)))
  return {
    commit,
    run: (program, args, env = {}) =>
      spawnSync(program, args, { cwd: pasta, stdio: 'inherit', env: { ...process.env, ...env } }).status ===
      0,
    takeMigrations: () => {
      rmSync(path.join(pasta, migrations), { recursive: true })
      cpSync(path.join(raiz, migrations), path.join(pasta, migrations), { recursive: true })
    },
    remove: () => {
      git('worktree', 'remove', '--force', pasta)
    },
  }
}
