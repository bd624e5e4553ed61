import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * Bytes that this process holds on to. Not its resident memory: under load that is mostly what nobody holds any more
 * and the engine has not come to collect, more of it the slower the machine.
 */
export function measureHeld(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
