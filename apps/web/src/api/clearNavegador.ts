/**
 * All that this browser keeps of who leaves goes, drafts and waiting files alike, as the server's own answer to the exit has
 * it (Clear-Site-Data): even where the server was not heard.
 */
export async function clearNavegador(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
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
