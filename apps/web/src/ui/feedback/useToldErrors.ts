import { useState } from 'react'
import type { SummaryError } from './ErrorSummary.tsx'
import { keepErrors } from './keepErrors.ts'

type Told = {
  told: readonly SummaryError[]
  /** Whether the operator said them: they stand until it is asked again. */
  isRefused: boolean
  attempt: number
}

/**
 * What a form tells at its fields. `find`: what stops it as it is filled now. Of what was told the corrected goes, and for good:
 * one that came back with each half of what is typed next would be heard each time.
 */
export function useToldErrors(find: () => readonly SummaryError[]) {
  const [{ told, isRefused, attempt }, setTold] = useState<Told>({ told: [], isRefused: false, attempt: 0 })
  const tell = (errors: readonly SummaryError[], daOperadora: boolean) =>
    setTold((before) => ({ told: errors, isRefused: daOperadora, attempt: before.attempt + 1 }))
  const errors = isRefused || told.length === 0 ? told : keepErrors(told, find())
  if (errors.length < told.length) setTold({ told: errors, isRefused, attempt })
  return {
    errors,
    /** How often it was told: for the summary, which takes the focus again. */
    attempt,
    messageOf: (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message,
    /** Whether nothing stops the form; what does is told. */
    check: (): boolean => {
      const found = find()
      tell(found, false)
      return found.length === 0
    },
    /** The operator's words on the fields. */
    refuse: (refused: readonly SummaryError[]) => tell(refused, true),
  }
}
