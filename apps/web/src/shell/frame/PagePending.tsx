import { useEffect } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/**
 * The place of a page whose data is on its way. The page before it is hidden then, with whatever had the focus: the
 * title takes it, or the body would have it until the data is there (Interface B2.10).
 */
export function PagePending() {
  useEffect(() => {
    if (document.activeElement?.checkVisibility()) return
    document.getElementById('titulo')?.focus({ preventScroll: true })
  }, [])
  return <Skeleton label="Carregando a página" lines={6} shape="row" />
}
