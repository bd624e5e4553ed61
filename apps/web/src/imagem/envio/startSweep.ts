import { hasBanco } from './hasBanco.ts'

const HORA = 3_600_000

async function sweep(): Promise<void> {
  if (!(await hasBanco())) return
  const { sweepEnvios } = await import('./retomaEnvios.ts')
  await sweepEnvios(Date.now())
}

/** While the portal is open, however long: what has waited for a day goes within the hour. */
export function startSweep(): void {
  setInterval(() => {
    // A browser that does not answer now is asked again in an hour.
    void sweep().catch((error: unknown) => console.error('what waited too long was not cleared', error))
  }, HORA)
}
