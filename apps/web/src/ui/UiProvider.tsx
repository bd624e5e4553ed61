import type { ReactNode } from 'react'
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { keepFocus } from './keepFocus.ts'
import { watchHands } from './mayTakeFocus.ts'
import { type Navigate, NavigateContext } from './useFollow.ts'

type UiProviderProps = {
  children: ReactNode
  /** The application's client-side navigation, with what a link takes along; links, menus and tabs with `href` go through it. */
  navigate: Navigate
}

/** Around every page: pt-BR in every control, the only locale in the bundle, and a focus that is never lost. */
export function UiProvider({ children, navigate }: UiProviderProps) {
  usePressableStyle()
  useEffect(keepFocus, [])
  // From the moment in which something is there to be gone to.
  useLayoutEffect(watchHands, [])
  return (
    <I18nProvider locale="pt-BR">
      <RouterProvider navigate={navigate}>
        <NavigateContext value={navigate}>{children}</NavigateContext>
      </RouterProvider>
    </I18nProvider>
  )
}

/** The id of the `<style>` that the control library would put in the head, unless it finds one there. */
const STYLE_ID = 'react-aria-pressable-style'

/**
 * Keeps the control library from adding a `<style>` element, which the policy refuses (style-src 'self').
 * Its one rule stands in base.css; an empty element under its id tells it that the work is done.
 */
function usePressableStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(STYLE_ID)) return
    const mark = document.createElement('meta')
    mark.id = STYLE_ID
    document.head.append(mark)
  }, [])
}
