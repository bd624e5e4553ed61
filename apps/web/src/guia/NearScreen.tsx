import { type ReactNode, type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react'

type Load = () => Promise<unknown>

type NearScreenProps = {
  /** Fetches the code of `children`. It stays the same function. */
  load: Load
  /** Holds the place, about as high as what comes; readers find it, and reading it brings what it stands for. */
  fallback: ReactNode
  children: ReactNode
  /** How far under what is shown it is fetched already, in heights of the screen. */
  margin?: `${number}%`
  /** It is wanted now, wherever it is and whatever the person does. */
  isNeeded?: boolean
}

/** Whether somebody is at work on the page: whatever is on it may then be wanted at the next key. */
const isAtWork = (): boolean => navigator.userActivation.hasBeenActive

/** In the end it comes by itself: the line may be down when it is wanted. */
const PACIENCIA_MS = 8000

/** No key and no press in this while: between two words, not between two letters. */
const PAUSA_MS = 400

const signs = ['keydown', 'pointerdown'] as const

function useNear(
  place: RefObject<HTMLElement | null>,
  load: Load,
  margin: string,
  isNeeded: boolean,
): boolean {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (isShown) return
    let turn = 0
    // The code first: then nothing is waited for in the middle of the drawing, which a key can call off.
    const draw = () => {
      const mine = ++turn
      const show = () => mine === turn && startTransition(() => setShown(true))
      void load().then(show, show)
    }
    let timer = setTimeout(draw, isNeeded || isAtWork() ? 0 : PACIENCIA_MS)
    const wait = () => {
      turn++
      setShown(false)
      clearTimeout(timer)
      timer = setTimeout(draw, PAUSA_MS)
    }
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && draw(), {
      rootMargin: `${margin} 0px`,
    })
    if (place.current) observer.observe(place.current)
    if (!isNeeded) for (const sign of signs) document.addEventListener(sign, wait, { capture: true })
    return () => {
      turn++
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of signs) document.removeEventListener(sign, wait, { capture: true })
    }
  }, [isShown, isNeeded, load, margin, place])

  return isShown
}

/**
 * Mounts a heavy part of the page, and so fetches its code, when it comes near what is shown, when the person begins
 * to work (a key or a link may then lead there) or after a while. Never while somebody types: a key would wait for it.
 */
export function NearScreen({ load, fallback, children, margin = '150%', isNeeded = false }: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const isShown = useNear(place, load, margin, isNeeded)
  return <div ref={place}>{isShown ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>
}
