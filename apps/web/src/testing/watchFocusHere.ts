/**
 * The focus is never on the body (Interface B2.10). Once something had it, the body may have it for a moment only, unless
 * the person clicked beside everything. Moments are counted and not timed, each with a frame of its own: in a page that is
 * busy none passes, as none does for what gives the focus on with the next frames. The focus
 * before the first one is the browser's own affair. It uses nothing from outside itself: a journey hands its text to the
 * browser. Losses are told to `window.reportLostFocus`.
 */
export function watchFocusHere(momentMs = 50): void {
  const MOMENTS = 6
  const focusable =
    'a[href], button, input, select, textarea, label, summary, iframe, [tabindex], [contenteditable]'
  let held: Element | undefined
  let action = 'nada'
  let moments = 0

  const describe = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.getAttribute('role') ?? element.localName} "${name.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`
  }
  const look = () => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body && activeElement !== document.documentElement) {
      held = activeElement
      moments = 0
      return
    }
    if (held === undefined || ++moments !== MOMENTS) return
    const { reportLostFocus } = window as unknown as { reportLostFocus: (loss: string) => unknown }
    void reportLostFocus(
      `${location.pathname}: depois de ${action} o foco, que estava em ${describe(held)}, sumiu`,
    )
  }

  addEventListener(
    'keydown',
    ({ key }) => {
      action = `tecla ${key}`
      // From the last control it leaves the page for the browser's own.
      if (key === 'Tab') held = undefined
    },
    { capture: true },
  )
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const place = target instanceof Element ? target.closest(focusable) : null
      action = place ? `clique em ${describe(place)}` : 'clique fora de tudo'
      if (!place || place.matches(':disabled')) held = undefined
    },
    { capture: true },
  )
  // A frame costs what it draws: nobody waits for one while the focus is somewhere.
  setInterval(
    () => (document.activeElement === document.body ? requestAnimationFrame(look) : look()),
    momentMs,
  )
}
