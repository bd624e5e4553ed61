import { useState } from 'react'

/** Told by this submission, changed in place since, or gone since and perhaps back. */
type Estado = 'dito' | 'mudado' | 'ido'

type Dito = { attempt: number | undefined; words: string; estado: Estado }

/**
 * How a summary is an alert: heard once a submission. What changes in it as the fields are filled is not heard over what is
 * typed, and what went and came back is no alert at all, for one that appears is always heard.
 */
export function useSummaryVoice(messages: readonly string[], attempt: number) {
  const words = messages.join('\n')
  const [dito, setDito] = useState<Dito>({ attempt: undefined, words: '', estado: 'dito' })
  const next = follow(dito, words, attempt)
  if (next !== dito) setDito(next)
  if (next.estado === 'ido') return {}
  return { role: 'alert', ...(next.estado === 'mudado' && { 'aria-live': 'off' }) } as const
}

function follow(dito: Dito, words: string, attempt: number): Dito {
  if (attempt !== dito.attempt) return words === '' ? dito : { attempt, words, estado: 'dito' }
  if (dito.estado === 'ido' || (dito.estado === 'mudado' && words !== '') || words === dito.words) return dito
  return { ...dito, estado: words === '' ? 'ido' : 'mudado' }
}
