import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import type { Folders } from './folders.ts'

/**
 * Who PostgreSQL runs as; it refuses to run as root.
 * - `self`: the ordinary user who started the portal.
 * - `uid`: root drops to this user.
 * - `namespace`: still the same user for the kernel, but seen as `nobody` inside a user namespace. For root in a
 *   checkout that is closed to everybody else, and for a user without an entry in the user database.
 */
export type RunAs = { kind: 'self' } | { kind: 'uid'; uid: number } | { kind: 'namespace' }

const nobody = 65534

function ownerOf(folder: string): number | null {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid ?? null
}

function canReach(uid: number, program: string, folder: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$0" && test -x "$1"', program, folder], {
    uid,
    gid: uid,
  })
  return test.status === 0
}

function hasUserEntry(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

export function chooseRunAs(program: string, folders: Folders): RunAs {
  if (process.getuid?.() !== 0) return hasUserEntry() ? { kind: 'self' } : { kind: 'namespace' }
  // A data folder that an ordinary user made goes on belonging to that user.
  const uid = ownerOf(folders.data) || nobody
  return canReach(uid, program, folders.root) ? { kind: 'uid', uid } : { kind: 'namespace' }
}

/** What to spawn so that `program` runs as chosen. */
export function commandAs(runAs: RunAs, program: string, args: string[]) {
  if (runAs.kind === 'namespace')
    return { file: 'unshare', args: ['--user', '--', program, ...args], options: {} }
  const options = runAs.kind === 'uid' ? { uid: runAs.uid, gid: runAs.uid } : {}
  return { file: program, args, options }
}

/** Creates the folder, closed to others, and makes sure that nobody else got there first (it may be in /tmp). */
export function claimFolder(runAs: RunAs, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const mine = process.getuid?.() ?? found.uid
  const wanted = runAs.kind === 'uid' ? runAs.uid : mine
  // Root may take back what an earlier start, in a checkout that was open then, gave to nobody.
  const acceptable = mine === 0 ? [mine, wanted, nobody] : [mine]
  if (!found.isDirectory() || !acceptable.includes(found.uid)) {
    throw new Error(`A pasta ${folder} pertence a outro usuário; remova-a ou escolha outro DATA_DIR.`)
  }
  if (found.uid !== wanted) chownSync(folder, wanted, wanted)
}

/** Root may find data of an earlier start under another user (the checkout was open then): hands it over. */
export function handOver(runAs: RunAs, folder: string): void {
  const mine = process.getuid?.()
  const wanted = runAs.kind === 'uid' ? runAs.uid : mine
  const owner = ownerOf(folder)
  if (wanted === undefined || owner === null || owner === wanted) return
  if (mine !== 0) throw new Error(`A pasta ${folder} pertence a outro usuário (uid ${owner}).`)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), wanted, wanted)
  }
  chownSync(folder, wanted, wanted)
}
