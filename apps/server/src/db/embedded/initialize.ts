import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { claimFolder, commandAs, handOver, type RunAs } from './runAs.ts'

// Only the socket, only with a password: its folder is closed, and the user "nobody" may have other programs.
const clientRules = 'local all all scram-sha-256\n'

/** Same order of bytes on every machine; names are sorted by the collation "pt-BR-x-icu" where people see them. */
function localeArguments(major: number): string[] {
  return major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8']
}

function checkVersion(binaries: Binaries, data: string): void {
  const found = Number(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'))
  if (found === binaries.major) return
  throw new Error(
    `Os dados em ${data} são do PostgreSQL ${found}, e o instalado é o ${binaries.major}. ` +
      'Exporte-os com o pg_dump da versão antiga e importe-os na nova.',
  )
}

function runInitdb(
  binaries: Binaries,
  folders: Folders,
  runAs: RunAs,
  target: string,
  password: string,
): void {
  const passwordFile = path.join(folders.socket, `senha.${process.pid}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runAs.kind === 'uid') chownSync(passwordFile, runAs.uid, runAs.uid)
  const args = [
    '-D',
    target,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-k',
    '-E',
    'UTF8',
  ]
  const command = commandAs(runAs, binaries.initdb, [...args, ...localeArguments(binaries.major)])
  const done = spawnSync(command.file, command.args, { ...command.options, cwd: '/', encoding: 'utf8' })
  rmSync(passwordFile)
  if (done.status !== 0) {
    rmSync(target, { recursive: true, force: true })
    throw new Error(
      `O PostgreSQL não pôde criar o banco em ${folders.data}: ${done.stderr || done.error?.message}`,
    )
  }
}

/**
 * Creates the database's files unless they are there: UTF-8, data checksums on. It is built aside and renamed, so
 * that a kill in the middle leaves nothing half made.
 */
export function initialize(binaries: Binaries, folders: Folders, runAs: RunAs, password: string): void {
  claimFolder(runAs, folders.socket)
  if (existsSync(folders.data)) {
    checkVersion(binaries, folders.data)
    handOver(runAs, folders.data)
    return
  }
  const target = `${folders.data}.${process.pid}`
  rmSync(target, { recursive: true, force: true })
  claimFolder(runAs, target)
  runInitdb(binaries, folders, runAs, target, password)
  writeFileSync(path.join(target, 'pg_hba.conf'), clientRules)
  try {
    renameSync(target, folders.data)
  } catch (error) {
    // Another process that started at the same time was first: its files are as good.
    rmSync(target, { recursive: true, force: true })
    if (!existsSync(folders.data)) throw error
  }
}
