import { useSyncExternalStore } from 'react'
import { type Theme, theme } from './theme.ts'

/** The theme chosen now; change it with `theme.choose`. */
export const useTheme = (): Theme => useSyncExternalStore(theme.subscribe, theme.getSnapshot)
