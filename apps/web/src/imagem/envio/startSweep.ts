import { sweepEnvios } from './sweepEnvios.ts'

const HORA = 3_600_000

/**
 * On every page of this address, the login's and the telephone's too: what has waited for a day goes when one is opened,
 * and while it is open, however long, within the hour. A browser that does not answer is asked again then.
 */
export function startSweep(): void {
  const sweep = () => void sweepEnvios(Date.now()).catch(console.error)
  sweep()
  setInterval(sweep, HORA)
}
