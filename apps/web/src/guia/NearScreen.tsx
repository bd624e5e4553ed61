import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'

type NearScreenProps = {
  /** Holds the place, about as high as what comes; readers find it, and reading it brings what it stands for. */
  fallback: ReactNode
  children: ReactNode
  /** How far under what is shown it is fetched already, in heights of the screen. */
  margin?: `${number}%`
}

/** Whether somebody is at work on the page: whatever is on it may then be wanted at the next key. */
const isAtWork = (): boolean => navigator.userActivation.hasBeenActive

/** In the end it comes by itself: the line may be down when it is wanted. */
const PACIENCIA_MS = 8000

/**
 * Mounts a heavy part of the page, and so fetches its code, when it comes near what is shown, when the person begins
 * to work (a key or a link may then lead there) or after a while. Never in the key's own frame.
 */
export function NearScreen({ fallback, children, margin = '150%' }: NearScreenProps) {
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const want = () => startTransition(() => setWanted(true))
    let timer = setTimeout(want, isAtWork() ? 0 : PACIENCIA_MS)
    const wake = () => {
      clearTimeout(timer)
      timer = setTimeout(want, 200)
    }
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && want(), {
      rootMargin: `${margin} 0px`,
    })
    if (place.current) observer.observe(place.current)
    const signs = ['keydown', 'pointerdown'] as const
    for (const sign of signs) document.addEventListener(sign, wake, { once: true, capture: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of signs) document.removeEventListener(sign, wake, { capture: true })
    }
  }, [margin])

  return <div ref={place}>{isWanted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>
}
