import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient, refresh } from './queryClient.ts'
import { isVisible, subscribeVisibility } from './visibility.ts'

/** How often a screen is read while nothing tells of its changes. */
const INTERVAL_MS = 5000

const readVersao = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'versao' in value && typeof value.versao === 'number'
    ? value.versao
    : undefined

/** Once nothing is being written, nor read again after it. */
function untilWritten(): Promise<void> {
  if (queryClient.isMutating() === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return
      stop()
      resolve()
    })
  })
}

type Assunto = {
  /** Listens to the stream of the one of this number, which tells its version, until `signal` aborts. */
  watch: (numero: number, onEvent: (event: unknown) => void, signal: AbortSignal) => Promise<void>
  /** Where the one on the screen is, with its version. */
  toKey: (numero: number) => QueryKey
  /** What a change makes stale. */
  stale: Parameters<typeof refresh>[0]
}

/**
 * A hook that keeps what is open as the server has it: the stream tells each new version, and it is read again when it
 * is not the one on the screen. Until the stream speaks, and where a proxy swallows it, it is read at intervals.
 * A tab that nobody looks at listens to nothing: over HTTP/1.1 a browser opens six connections to the portal, and as
 * many screens left open would take them all from the other tabs. Looked at again, it is told the version at once.
 */
export function createLive({ watch, toKey, stale }: Assunto): (numero: number) => void {
  return function useLive(numero) {
    const [isListening, setListening] = useState(false)
    const isSeen = useSyncExternalStore(subscribeVisibility, isVisible)

    useEffect(() => {
      if (!isSeen) return
      const controller = new AbortController()
      const catchUp = async (event: unknown) => {
        // A change of this page's own is read again by its write: by then it is the version on the screen.
        await untilWritten()
        const versao = readVersao(event)
        const naTela = readVersao(queryClient.getQueryData(toKey(numero)))
        if (versao !== undefined && versao !== naTela && !controller.signal.aborted) await refresh(stale)
      }
      const onEvent = (event: unknown) => {
        setListening(true)
        void catchUp(event)
      }
      void watch(numero, onEvent, controller.signal).finally(() => {
        // One that was ended ends late: by then another may be speaking.
        if (!controller.signal.aborted) setListening(false)
      })
      return () => {
        controller.abort()
        setListening(false)
      }
    }, [isSeen, numero])

    useEffect(() => {
      if (isListening || !isSeen) return
      const timer = setInterval(() => void refresh(stale), INTERVAL_MS)
      return () => clearInterval(timer)
    }, [isListening, isSeen])
  }
}
