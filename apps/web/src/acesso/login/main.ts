/** The login's only early script: fetches the rest when somebody starts to type, or when the browser is idle. */
function start(): void {
  removeEventListener('focusin', start)
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate())
}

addEventListener('focusin', start, { once: true })
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
else setTimeout(start, 2000)
