import { useState } from 'react'
import type { SummaryError } from './ErrorSummary.tsx'

/**
 * The fields of a form whose values the address holds once they act together. The address changed from elsewhere (a chip,
 * the browser's back): the fields follow it, and what was wrong with them is forgotten.
 */
export function useSearchForm<Search, Form extends object>(search: Search, toForm: (search: Search) => Form) {
  const [form, setForm] = useState(() => toForm(search))
  const [shown, setShown] = useState(search)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  if (shown !== search) {
    setShown(search)
    setForm(toForm(search))
    setErrors([])
  }
  return {
    form,
    errors,
    /** How often it was tried to be sent: for the summary, which takes the focus again. */
    attempt,
    change: (part: Partial<Form>) => setForm((before) => ({ ...before, ...part })),
    /** What an attempt found wrong; nothing where it may act. */
    tell: (found: readonly SummaryError[]) => {
      setErrors(found)
      setAttempt((count) => count + 1)
    },
  }
}
