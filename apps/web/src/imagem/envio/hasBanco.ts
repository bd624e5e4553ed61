/** Name of what this browser keeps of waiting files. */
export const BANCO = 'portal.envio'

/** Whether this browser has kept a file since it was last cleared. */
export async function hasBanco(): Promise<boolean> {
  const bancos = await indexedDB.databases()
  return bancos.some(({ name }) => name === BANCO)
}
