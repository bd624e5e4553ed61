/**
 * The login's only early script: fetches the rest when somebody starts to type, or some time after the page is
 * there and idle. It imports nothing; the build leaves the address of the rest on its own tag (vite/lateScripts.ts).
 */
const QUIET_MS = 2000

const address = document.querySelector<HTMLScriptElement>('script[data-modulo]')?.dataset.modulo

function start(): void {
  removeEventListener('focusin', start)
  if (address) void import(/* @vite-ignore */ address)
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: QUIET_MS })
  else start()
}

// Somebody may be in a field already.
if (document.activeElement instanceof HTMLInputElement) start()
else {
  // A page that came with a refusal begins there: readers say where the focus is, not what a page was drawn with.
  document.querySelector<HTMLElement>('[role="alert"]')?.focus()
  addEventListener('focusin', start, { once: true })
}
setTimeout(startWhenIdle, QUIET_MS)

export {}
