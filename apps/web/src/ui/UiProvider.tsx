import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NavigateContext } from './action/useFollow.ts'
import { usePressableStyle } from './usePressableStyle.ts'

type UiProviderProps = {
  children: ReactNode
  /** The application's client-side navigation; links, menus and tabs with `href` go through it. */
  navigate: (href: string) => void
}

/** Fixes the language of every control to pt-BR, the only locale in the bundle, whatever the browser says. */
export function UiProvider({ children, navigate }: UiProviderProps) {
  usePressableStyle()
  return (
    <I18nProvider locale="pt-BR">
      <RouterProvider navigate={navigate}>
        <NavigateContext value={navigate}>{children}</NavigateContext>
      </RouterProvider>
    </I18nProvider>
  )
}
