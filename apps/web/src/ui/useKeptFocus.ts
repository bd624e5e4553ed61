import { useEffect } from 'react'

/**
 * The focus never falls to the document: when what had it leaves the page (a row removed, a button whose work is done,
 * a dialog whose opener has gone), `findNext` says where it goes. A person who leaves by pressing on nothing stays
 * where they are.
 */
export function useKeptFocus(findNext: () => HTMLElement | null | undefined): void {
  useEffect(() => {
    let last: Element | null = null
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    const onBlur = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.isConnected && target === last) last = null
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = null
      findNext()?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [findNext])
}
