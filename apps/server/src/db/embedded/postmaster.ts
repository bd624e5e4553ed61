import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type Folders, socketPort } from './folders.ts'
import { findPostmaster, isAlive, removeStalePidFile } from './pidFile.ts'
import { commandAs, type RunAs } from './runAs.ts'

const maxLogBytes = 8 * 1024 * 1024
const stopPatienceMs = 30_000

function settings(folders: Folders): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: folders.socket,
    unix_socket_permissions: '0700',
    // An acknowledged write survives a power cut: said here so that no file of the data folder can unsay it.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    password_encryption: 'scram-sha-256',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and details of errors carry patients' data: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}

/** Empties the server's log when it is large. The server appends: what it says next stands at the beginning again. */
export function trimLog(folders: Folders): void {
  const size = statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0
  if (size > maxLogBytes) truncateSync(folders.log)
}

/** The end of the server's log, for an error message. */
export function logTail(folders: Folders): string {
  return readFileSync(folders.log, 'utf8').split('\n').slice(-8).join('\n').trim()
}

/**
 * Starts the server in a session of its own: a Ctrl+C in the terminal reaches only the portal, which stops the
 * database after its last request, and a killed portal leaves it running for the next one.
 * Returns a function that says whether it is still up.
 */
export function launch(binaries: Binaries, folders: Folders, runAs: RunAs): () => boolean {
  removeStalePidFile(folders.data)
  const args = Object.entries(settings(folders)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = commandAs(runAs, binaries.postgres, ['-D', folders.data, ...args])
  trimLog(folders)
  const log = openSync(folders.log, 'a', 0o600)
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  closeSync(log)
  let failed = false
  child.once('error', () => {
    failed = true
  })
  child.unref()
  return () => !failed && child.exitCode === null && child.signalCode === null
}

/** Fast shutdown (sessions are ended, everything is written); the immediate one only if it takes too long. */
export async function shutDown(folders: Folders): Promise<void> {
  const pid = findPostmaster(folders.data)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopPatienceMs
  while (isAlive(pid) && findPostmaster(folders.data) === pid) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await sleep(10)
  }
}
