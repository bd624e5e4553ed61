import { lazy } from 'react'
import { Deferred } from './Deferred.tsx'
import { useSessionCountdown } from './useSessionCountdown.ts'

const load = () => import('./SessionWarningDialog.tsx')
const SessionWarningDialog = lazy(load)

/** Two minutes before the session ends, offers to go on (WCAG 2.2.1). */
export function SessionWarning() {
  const seconds = useSessionCountdown()
  return (
    <Deferred isWanted={seconds !== undefined} prefetch={load}>
      <SessionWarningDialog seconds={seconds} />
    </Deferred>
  )
}
