import type { AnyRouter } from '@tanstack/react-router'

/**
 * Brings the code of a page as soon as the pointer or the focus reaches a link to it. Its code alone: reading somebody's
 * guide leaves a trail (docs/decisions/0004), and passing over a link is not reading.
 */
export function fetchOnIntent(router: AnyRouter): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin) return
    const [routes] = router.getMatchedRoutes(link.pathname)
    // A line that is down now is told when the page itself is asked for.
    for (const route of routes) Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent, { passive: true })
}
