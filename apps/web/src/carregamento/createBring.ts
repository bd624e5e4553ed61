import { importPage } from './importPage.ts'

/** The code of a part that is not its page's: brought when it is asked for, and remembered once it has come. */
export function createBring<Part>(load: () => Promise<Part>) {
  let found: Part | undefined
  const bring = importPage(async () => {
    found = await load()
    return found
  }, 'PARTE_NAO_VEIO')
  return {
    /** The part, where it has come already. */
    find: () => found,
    bring,
    /** Why it does not come is told once it is shown. */
    fetchAhead: () => void bring().catch(() => undefined),
  }
}
