export function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody looks at this tab. */
export const isVisible = (): boolean => document.visibilityState === 'visible'
