import { pesquisa } from '@portal/contract/pesquisa.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listenTo } from '../api/stream.ts'
import { guiaQuery, refreshGuia } from './guia.queries.ts'

/** How often the guide is read while nothing tells of its changes. */
const INTERVALO_MS = 5000

type Mudanca = { versao: number }

const isMudanca = (event: unknown): event is Mudanca =>
  typeof event === 'object' && event !== null && 'versao' in event && typeof event.versao === 'number'

/**
 * Keeps the open guide as the server has it: the stream tells each new version, and the guide is read again when it
 * is not the one on the screen. Until the stream speaks, and where a proxy swallows it, the guide is read at intervals.
 */
export function useGuiaAoVivo(numeroFicha: number): void {
  const queryClient = useQueryClient()
  const [isOuvindo, setOuvindo] = useState(false)

  useEffect(() => {
    const fim = new AbortController()
    const onEvent = (event: unknown) => {
      setOuvindo(true)
      const atual = queryClient.getQueryData(guiaQuery(numeroFicha).queryKey)
      if (isMudanca(event) && event.versao !== atual?.versao) void refreshGuia(queryClient, numeroFicha)
    }
    void listenTo(pesquisa.watchGuia, { query: { numeroFicha } }, onEvent, fim.signal).finally(() =>
      setOuvindo(false),
    )
    return () => fim.abort()
  }, [numeroFicha, queryClient])

  useEffect(() => {
    if (isOuvindo) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshGuia(queryClient, numeroFicha)
    }, INTERVALO_MS)
    return () => clearInterval(timer)
  }, [isOuvindo, numeroFicha, queryClient])
}
