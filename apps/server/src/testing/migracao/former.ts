import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from '../../db/migrate.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const migrations = path.relative(root, migrationsFolder())
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * The newest release; before the first one, the newest commit to which only the last migrations came. Work side by side
 * has its numbers given out ahead: one that comes after a higher one is in no release without it, nor is one that was
 * still written on, which no database with the former text takes.
 */
function findFormer(): string {
  const [tag] = git('tag', '--sort=-creatordate', '--merged').split('\n')
  if (tag) return tag
  const names = readdirSync(path.join(root, migrations)).sort()
  const blobs = git('hash-object', ...names.map((name) => path.join(migrations, name))).split('\n')
  const today = names.map((name, at) => `${blobs[at]} ${name}`)
  for (const came of git('log', '--diff-filter=A', '--format=%H', '--', migrations).split('\n')) {
    const its = git('ls-tree', '--format=%(objectname) %(path)', `${came}^:${migrations}`).split('\n')
    if (its.every((file, at) => file === today[at])) return `${came}^`
  }
  throw new Error('Nenhuma versão anterior tem só as primeiras migrações de hoje; diga qual é.')
}

/**
 * Migrations after which the server before them cannot go on writing, and why: all processes stop for these
 * (docs/operacao.md). Its tests would only say so again.
 */
export const comParada: Readonly<Record<string, string>> = {
  '0020-chaves.sql': 'as chaves passam a começar pelo dono, e "on conflict" nomeia as antigas',
}

/** What judges the tables themselves: today's are judged by today's tests, which know the exceptions that they brought. */
const ofTables = ['apps/server/src/db/chaves.test.ts', 'apps/server/src/testing/matriz/banco.test.ts']

/** Single tests that do so, in files whose others go on being asked. */
export const testsOfTables = ['every table that keeps the hash of a content is one that the job asks']

/** Another commit of this repository in a folder of its own, with the packages of this one and its own sources. */
export type Former = {
  commit: string
  /** The migrations of today that it does not have. */
  missing: readonly string[]
  /** Runs one of its programs with what is said here, which it may print to; whether it ended well. */
  run: (program: string, args: readonly string[], env?: Record<string, string>) => boolean
  /** Gives it the migrations of today in place of its own, and takes away its tests of what tables are like. */
  takeMigrations: () => void
  remove: () => void
}

/**
 * Below this repository's folder, so that packages are found on the way up: a link to them would lead out of what the
 * image decoder's process may read.
 */
export function checkoutFormer(asked: string | undefined): Former {
  const commit = git('rev-parse', asked ?? findFormer())
  const results = path.join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(path.join(results, 'versao-anterior-'))
  git('worktree', 'add', '--detach', folder, commit)
  const modules = path.join(folder, 'node_modules')
  mkdirSync(path.join(modules, '@portal'), { recursive: true })
  const its = new Set(readdirSync(path.join(folder, migrations)))
  for (const name of ['packages/domain', 'packages/contract', 'apps/server', 'apps/web'])
    symlinkSync(path.join(folder, name), path.join(modules, '@portal', path.basename(name)))
  return {
    commit,
    missing: readdirSync(path.join(root, migrations)).filter((name) => !its.has(name)),
    run: (program, args, env = {}) =>
      spawnSync(program, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } }).status ===
      0,
    takeMigrations: () => {
      rmSync(path.join(folder, migrations), { recursive: true })
      cpSync(path.join(root, migrations), path.join(folder, migrations), { recursive: true })
      for (const file of ofTables) rmSync(path.join(folder, file))
    },
    remove: () => {
      git('worktree', 'remove', '--force', folder)
    },
  }
}
