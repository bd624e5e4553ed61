/**
 * The login's only early script: fetches the rest when somebody starts to type, or some time after the page is
 * there and idle. It imports nothing; the build leaves the address of the rest on its own tag (vite/lateScripts.ts).
 */
const QUIET_MS = 2000

const address = document.querySelector<HTMLScriptElement>('script[data-modulo]')?.dataset.modulo

const signs = ['focusin', 'keydown'] as const

function start(): void {
  for (const sign of signs) removeEventListener(sign, start)
  if (address) void import(/* @vite-ignore */ address)
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: QUIET_MS })
  else start()
}

/**
 * Where the work begins. A page that came with a refusal begins there: readers say where the focus is, not what a page was
 * drawn with. Else the first empty field, so that the keys of whoever comes to enter are not lost; a finger gets no keyboard
 * that it did not ask for.
 */
function takeFocus(): void {
  const recusa = document.querySelector<HTMLElement>('[role="alert"]')
  const fields = matchMedia('(pointer: fine)').matches ? document.querySelectorAll('input') : []
  const place = recusa ?? [...fields].find(({ value }) => value === '')
  place?.focus()
}

/** As the portal keeps the switch of the single keys (ui/singleKeys.ts), which nothing here imports. */
function areSingleKeysOff(): boolean {
  try {
    return localStorage.getItem('portal.teclasSimples') === 'nao'
  } catch {
    // A browser that keeps nothing has turned nothing off.
    return false
  }
}

/** The help, by the key of every screen (Interface B6.11). In a field it is a question mark. */
addEventListener('keydown', ({ key, target }) => {
  if (key !== '?' || target instanceof HTMLInputElement || areSingleKeysOff()) return
  document.querySelector<HTMLElement>('#ajuda[popover]')?.showPopover()
})

// Somebody may be in a field already.
if (document.activeElement instanceof HTMLInputElement) start()
else {
  takeFocus()
  for (const sign of signs) addEventListener(sign, start)
}
setTimeout(startWhenIdle, QUIET_MS)

export {}
