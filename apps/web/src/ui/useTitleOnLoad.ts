import { useEffect } from 'react'

/**
 * What opens without a field or a row that takes the focus begins in the page's title instead of on the body, so that
 * readers say where they are (Interface B2.10).
 */
export function useTitleOnLoad(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('titulo')?.focus()
  }, [])
}
