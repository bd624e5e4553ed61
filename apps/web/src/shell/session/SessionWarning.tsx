import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { saidaPedida } from '../../acesso/logout.ts'
import { pushError } from '../../api/notice.ts'
import { renewOrEnd } from '../../api/renew.ts'
import { session } from '../../api/session.ts'
import { isEnding, remainingMs } from '../../api/sessionClock.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './SessionWarning.module.css'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Two minutes before the session ends, offers to go on (WCAG 2.2.1). */
export function SessionWarning() {
  const seconds = useSessionCountdown()
  const [isPending, setPending] = useState(false)
  const navigate = useNavigate()

  async function extend() {
    setPending(true)
    try {
      const found = session().load()
      if (found) await renewOrEnd(found)
    } catch (error) {
      pushError(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      footer={
        <>
          <Button onPress={() => void navigate({ to: '/acesso/logout', state: saidaPedida })}>Sair</Button>
          <Button autoFocus isPending={isPending} onPress={() => void extend()} variant="primario">
            Continuar
          </Button>
        </>
      }
      isDismissable={false}
      isOpen={seconds !== undefined}
      onClose={() => undefined}
      role="alertdialog"
      title="Sua sessão está terminando"
    >
      <p>
        Por segurança, a sessão termina em{' '}
        <strong aria-live="off" className={styles.clock} role="timer">
          {clock(seconds ?? 0)}
        </strong>
        . Quer continuar no portal?
      </p>
    </Dialog>
  )
}

/** Seconds left of the session once it is in its last two minutes; undefined before. Ends it when they are over. */
function useSessionCountdown(): number | undefined {
  const [seconds, setSeconds] = useState<number>()

  useEffect(() => {
    function look() {
      const store = session()
      // Also finds a token that another tab renewed, and one that the browser dropped.
      const found = store.load()
      if (!found) return store.end('expirada')
      const left = Math.ceil(remainingMs(found.receipt, store.now()) / 1000)
      if (left <= 0) store.end('expirada')
      setSeconds(isEnding(found.receipt, store.now()) ? left : undefined)
    }
    const timer = setInterval(look, 1000)
    // A computer that slept finds out at once.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return seconds
}
