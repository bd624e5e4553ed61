import { readFileSync, writeFileSync } from 'node:fs'

/** What a process has in memory, and the most that it had: MB. Linux alone tells. */
export type Memory = { now: number; peak: number }

const read = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024

export function readMemory(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { now: read(status, 'VmRSS'), peak: read(status, 'VmHWM') }
}

/** The most begins anew from what it has now. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')
