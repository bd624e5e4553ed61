import { useEffect } from 'react'

/**
 * A page without a field to begin with, opened at once: the focus goes to its title instead of standing on the body, so
 * that readers say where they are. Where the skip links are the way in, this is not for the page.
 */
export function useTitleOnLoad(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('titulo')?.focus()
  }, [])
}
