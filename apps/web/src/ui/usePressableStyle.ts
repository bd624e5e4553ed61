import { useInsertionEffect } from 'react'

/** The id of the `<style>` that the control library would put in the head, unless it finds one there. */
const STYLE_ID = 'react-aria-pressable-style'

/**
 * Keeps the control library from adding a `<style>` element, which the policy refuses (style-src 'self').
 * Its one rule stands in base.css; an empty element under its id tells it that the work is done.
 */
export function usePressableStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(STYLE_ID)) return
    const mark = document.createElement('meta')
    mark.id = STYLE_ID
    document.head.append(mark)
  }, [])
}
