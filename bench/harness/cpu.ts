import { readFileSync } from 'node:fs'
import { childrenOf } from '../../apps/server/src/testing/faults/database.ts'

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** The fields of /proc/PID/stat after the name in parentheses: user and system time, of itself and of ended children. */
function readTicks(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  } catch {
    // It ended while it was being read: its time is its parent's from then on.
    return 0
  }
}

/** Processor time of a process and of those that it started, in milliseconds since they began. Linux alone tells. */
export const readCpuMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + readTicks(each), 0) * MS_PER_TICK
