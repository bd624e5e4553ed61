import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Address of the authorisation for the patient in sight; Alt+A leads there from anywhere on the page. */
export function useAtalhoAutorizacao(chave: string): string {
  const navigate = useNavigate()
  const href = `/portal/solicitarAutorizacao?paciente=${chave}`
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.key.toLowerCase() !== 'a') return
      event.preventDefault()
      void navigate({ href })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [href, navigate])
  return href
}
