import { takeOver } from './earlyIntent.ts'

/**
 * Takes away the frame that the server drew (drawFrame.tsx) as soon as React has put a page into `root`: in the same
 * task, so that no frame shows both or neither. Where the browser goes elsewhere first, it stays until then.
 */
export function replaceDrawnFrame(root: HTMLElement): void {
  const drawn = document.getElementById('moldura')
  if (!drawn) return
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main')) return
    observer.disconnect()
    takeOver(drawn, root)
  })
  observer.observe(root, { childList: true, subtree: true })
}
