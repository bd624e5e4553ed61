import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { queryClient } from '../api/queryClient.ts'
import { keepFocus } from '../ui/keepFocus.ts'

/** Shows a part of the screen by itself, until the test is over; what it answers shows it anew in the same place. */
export function showPart(part: ReactNode): (next: ReactNode) => void {
  const place = document.getElementById('raiz')
  if (!place) throw new Error('tester.html has no #raiz')
  const root = createRoot(place)
  const show = (next: ReactNode) =>
    root.render(<QueryClientProvider client={queryClient}>{next}</QueryClientProvider>)
  show(part)
  // As around every page: what goes hands its focus on.
  const stop = keepFocus()
  onTestFinished(() => {
    root.unmount()
    stop()
  })
  return show
}
