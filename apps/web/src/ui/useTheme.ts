import { useSyncExternalStore } from 'react'
import { type Theme, theme } from './theme.ts'

/** The theme chosen now; change it with `theme.choose`. */
export function useTheme(): Theme {
  return useSyncExternalStore(theme.subscribe, theme.getSnapshot)
}
