import { mudancaGuia } from '@portal/contract/mudancaGuia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient, refresh } from '../api/queryClient.ts'
import { listenTo } from '../api/stream.ts'
import { isVisible, subscribeVisibility } from '../api/visibility.ts'
import { guiaQuery } from './guia.queries.ts'

/** How often the guide is read while nothing tells of its changes. */
const INTERVAL_MS = 5000

type Mudanca = { versao: number }

const isMudanca = (event: unknown): event is Mudanca =>
  typeof event === 'object' && event !== null && 'versao' in event && typeof event.versao === 'number'

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

/**
 * Keeps the open guide as the server has it: the stream tells each new version, and the guide is read again when it
 * is not the one on the screen. Until the stream speaks, and where a proxy swallows it, the guide is read at intervals.
 * A tab that nobody looks at listens to nothing: over HTTP/1.1 a browser opens six connections to the portal, and as
 * many guides left open would take them all from the other tabs. Looked at again, it is told the version at once.
 */
export function useLiveGuia(numeroFicha: number): void {
  const [isListening, setListening] = useState(false)
  const isSeen = useSyncExternalStore(subscribeVisibility, isVisible)

  useEffect(() => {
    if (!isSeen) return
    const controller = new AbortController()
    const catchUp = async (event: unknown) => {
      // A change of this page's own is read again by its write: by then it is the version on the screen.
      await untilWritten()
      const current = queryClient.getQueryData(guiaQuery(numeroFicha).queryKey)
      if (isMudanca(event) && event.versao !== current?.versao && !controller.signal.aborted)
        await refresh(mudancaGuia)
    }
    const onEvent = (event: unknown) => {
      setListening(true)
      void catchUp(event)
    }
    void listenTo(pesquisa.watchGuia, { query: { numeroFicha } }, onEvent, controller.signal).finally(() => {
      // One that was ended ends late: by then another may be speaking.
      if (!controller.signal.aborted) setListening(false)
    })
    return () => {
      controller.abort()
      setListening(false)
    }
  }, [isSeen, numeroFicha])

  useEffect(() => {
    if (isListening || !isSeen) return
    const timer = setInterval(() => void refresh(mudancaGuia), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isListening, isSeen])
}
