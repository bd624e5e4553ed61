import { useEffect } from 'react'

/** The page's title has "Erro: " in front while something stops a form (Interface B2.1). */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = `Erro: ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors])
}
