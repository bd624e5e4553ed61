import { clearGuardados } from './guardado.ts'

/**
 * All that this browser keeps of who leaves goes, drafts and waiting files alike, as the server's own answer to the exit has
 * it (Clear-Site-Data): even where the server was not heard. What is written until the page is gone, and as it goes, by the
 * router too, goes with the page.
 */
export async function clearNavegador(): Promise<void> {
  clearGuardados()
  // Anew, so that it comes after all who listen already.
  removeEventListener('pagehide', clearGuardados)
  addEventListener('pagehide', clearGuardados)
  const bancos = await indexedDB.databases()
  await Promise.all(
    bancos.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.addEventListener('success', () => resolve())
          request.addEventListener('error', () => reject(request.error))
        }),
    ),
  )
}
