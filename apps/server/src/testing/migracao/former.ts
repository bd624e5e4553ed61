import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from '../../db/migrate.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const migrations = path.relative(root, migrationsFolder())
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The newest release; before the first one, the commit before the newest migration came. */
function findFormer(): string {
  const [tag] = git('tag', '--sort=-creatordate', '--merged').split('\n')
  if (tag) return tag
  const newest = readdirSync(path.join(root, migrations)).sort().at(-1) ?? ''
  return `${git('log', '--diff-filter=A', '--format=%H', '-1', '--', path.join(migrations, newest))}^`
}

/** Another commit of this repository in a folder of its own, with the packages of this one and its own sources. */
export type Former = {
  commit: string
  /** Runs one of its programs with what is said here, which it may print to; whether it ended well. */
  run: (program: string, args: readonly string[], env?: Record<string, string>) => boolean
  /** Gives it the migrations of today in place of its own. */
  takeMigrations: () => void
  remove: () => void
}

export function checkoutFormer(asked: string | undefined, folder: string): Former {
  const commit = git('rev-parse', asked ?? findFormer())
  git('worktree', 'add', '--detach', folder, commit)
  const modules = path.join(folder, 'node_modules')
  mkdirSync(path.join(modules, '@portal'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@portal') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const name of ['packages/domain', 'packages/contract', 'apps/server', 'apps/web'])
    symlinkSync(path.join(folder, name), path.join(modules, '@portal', path.basename(name)))
  return {
    commit,
    run: (program, args, env = {}) =>
      spawnSync(program, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } }).status ===
      0,
    takeMigrations: () => {
      rmSync(path.join(folder, migrations), { recursive: true })
      cpSync(path.join(root, migrations), path.join(folder, migrations), { recursive: true })
    },
    remove: () => {
      git('worktree', 'remove', '--force', folder)
    },
  }
}
