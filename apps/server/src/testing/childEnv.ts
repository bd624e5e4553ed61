import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The environment of a process that a test starts for real: nothing of the tests' own but what Node has compiled
 * already, which halves the cost of its start.
 */
export const childEnv = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'portal-compilado'),
})
