import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Theme, theme } from './theme.ts'

/** The theme of a page that the server draws, where no browser has said one yet. */
export const TemaDesenhado = createContext<Theme>('sistema')

/** The theme chosen now; change it with `theme.choose`. */
export function useTheme(): Theme {
  const desenhado = useContext(TemaDesenhado)
  return useSyncExternalStore(theme.subscribe, theme.getSnapshot, () => desenhado)
}
