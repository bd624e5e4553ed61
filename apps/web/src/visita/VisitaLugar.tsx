import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { visita } from './visita.ts'

const VisitaGuiada = createLatePart(async () => (await import('./VisitaGuiada.tsx')).VisitaGuiada)

/** Where the frame shows the tour. Any address that ends in `#visita` opens it. */
export function VisitaLugar() {
  const agora = useSyncExternalStore(visita.subscribe, visita.getSnapshot)
  const isPedida = useLocation({ select: ({ hash }) => hash === 'visita' })
  useEffect(() => {
    if (isPedida) visita.open()
  }, [isPedida])
  return agora && <VisitaGuiada {...agora} lines={3} loading="Carregando a visita guiada" />
}
