import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'

type NearScreenProps = {
  /** Holds the place, about as high as what comes; readers find it, and reading it brings what it stands for. */
  fallback: ReactNode
  children: ReactNode
}

/** Whether somebody is at work on the page: whatever is on it may then be wanted at the next key. */
const isAtWork = (): boolean => navigator.userActivation.hasBeenActive

/**
 * Mounts a heavy part of the page, and so fetches its code, when it comes within a screen of what is shown or when the
 * person begins to work, whichever is first: by then a key or a link may lead there. Never in the key's own frame.
 */
export function NearScreen({ fallback, children }: NearScreenProps) {
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const want = () => startTransition(() => setWanted(true))
    let timer = isAtWork() ? setTimeout(want, 0) : undefined
    const wake = () => {
      timer ??= setTimeout(want, 200)
    }
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && want(), {
      rootMargin: '100% 0px',
    })
    if (place.current) observer.observe(place.current)
    const signs = ['keydown', 'pointerdown'] as const
    for (const sign of signs) document.addEventListener(sign, wake, { once: true, capture: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of signs) document.removeEventListener(sign, wake, { capture: true })
    }
  }, [])

  return <div ref={place}>{isWanted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>
}
