import { useCallback, useEffect, useRef } from 'react'

/** The field that was written in last, and whether Enter was the last that was done there. */
type Written = { field: EventTarget | null; isEntered: boolean }

/**
 * Tells of a field whether the keys of the notice are answered there: what was written in it was taken by Enter, and is what
 * the notice tells of. In any other the browser undoes what is being typed.
 */
export function useTakenText(noticeId: number | undefined): (field: EventTarget | null) => boolean {
  const written = useRef<Written>({ field: null, isEntered: false })
  const taken = useRef<EventTarget>(null)

  useEffect(() => {
    const noteText = ({ target }: Event) => {
      written.current = { field: target, isEntered: false }
      taken.current = null
    }
    const noteKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target === written.current.field) written.current.isEntered = true
    }
    document.addEventListener('input', noteText, true)
    document.addEventListener('keydown', noteKey, true)
    return () => {
      document.removeEventListener('input', noteText, true)
      document.removeEventListener('keydown', noteKey, true)
    }
  }, [])

  useEffect(() => {
    const { field, isEntered } = written.current
    if (noticeId !== undefined && isEntered) taken.current = field
  }, [noticeId])

  return useCallback((field) => field !== null && field === taken.current, [])
}
