import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { visita } from './visita.ts'

const VisitaGuiada = createLatePart(async () => (await import('./VisitaGuiada.tsx')).VisitaGuiada)

/**
 * Where the frame shows the tour. Any address that ends in `#visita` opens it, and loses that: read again, kept or sent, it
 * is the screen's own.
 */
export function VisitaLugar() {
  const agora = useSyncExternalStore(visita.subscribe, visita.getSnapshot)
  const isPedida = useLocation({ select: ({ hash }) => hash === 'visita' })
  const navigate = useNavigate()
  useEffect(() => {
    if (!isPedida) return
    visita.open()
    void navigate({ to: '.', search: true, state: true, replace: true, resetScroll: false })
  }, [isPedida, navigate])
  return agora && <VisitaGuiada {...agora} lines={3} loading="Carregando a visita guiada" />
}
