import { theme } from '../../ui/theme.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps the chosen theme where the server sees it too, so that a page's first paint already has it. */
export function mirrorTheme(): void {
  const write = () => {
    const chosen = theme.getSnapshot()
    const age = chosen === 'sistema' ? 0 : YEAR_SECONDS
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `portal.tema=${chosen}; Max-Age=${age}; Path=/; SameSite=Strict`
  }
  write()
  theme.subscribe(write)
}
