import { mudancaGuia } from '@portal/contract/mudancaGuia.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refresh } from '../api/queryClient.ts'
import { listenTo } from '../api/stream.ts'
import { isVisible, subscribeVisibility } from '../api/visibility.ts'

const readNaoLidas = (event: unknown): number | undefined =>
  typeof event === 'object' && event !== null && 'naoLidas' in event && typeof event.naoLidas === 'number'
    ? event.naoLidas
    : undefined

/** What the operator changes is told by the notice alone: one more, and what is on the screen is read again, lest it say otherwise. */
const mudancaDaOperadora = [...mudancaGuia, 'cadastro', 'termo']

export type NaoLidas = {
  naoLidas: number
  /** Whether the last that was told is one more than before: it came while this page was looked at. */
  chegou: boolean
}

/**
 * How many notifications are unread, told by the server as they come. A tab that nobody looks at listens to nothing
 * (useLiveGuia.ts): looked at again, it is told at once.
 */
export function useNaoLidas(): NaoLidas {
  const [contagem, setContagem] = useState<NaoLidas>({ naoLidas: 0, chegou: false })
  const isSeen = useSyncExternalStore(subscribeVisibility, isVisible)
  useEffect(() => {
    if (!isSeen) return
    const controller = new AbortController()
    let antes: number | undefined
    const onEvent = (event: unknown) => {
      const quantas = readNaoLidas(event)
      if (quantas === undefined) return
      const chegou = antes !== undefined && quantas > antes
      setContagem({ naoLidas: quantas, chegou })
      if (chegou) void refresh(mudancaDaOperadora)
      antes = quantas
      void refresh(['notificacao.listNotificacoes'])
    }
    void listenTo(notificacao.watchNotificacoes, {}, onEvent, controller.signal)
    return () => controller.abort()
  }, [isSeen])
  return contagem
}
