import { envioCelular } from '@portal/contract/envioCelular.ts'
import { useEffect, useState } from 'react'
import { listenTo } from '../api/stream.ts'

/** What this session opened for a guide: null where nothing is open. */
export type EnvioAberto = { isConectado: boolean; imagens: number; expiraEm: string } | null

const PACIENCIA_MS = 2000

const isEvent = (event: unknown): event is { envio: EnvioAberto } =>
  typeof event === 'object' && event !== null && 'envio' in event

/** The QR of the guide that this session shows, as the server tells it; undefined until it does. */
export function useEnvioAberto(numeroFicha: number) {
  const [envio, setEnvio] = useState<EnvioAberto>()
  useEffect(() => {
    const controller = new AbortController()
    const onEvent = (event: unknown) => {
      if (isEvent(event)) setEnvio(event.envio)
    }
    void listenTo(envioCelular.watchEnvioCelular, { query: { numeroFicha } }, onEvent, controller.signal)
    // Where a proxy swallows the stream, the QR is shown all the same; only what becomes of it is not told.
    const timer = setTimeout(() => setEnvio((antes) => antes ?? null), PACIENCIA_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [numeroFicha])

  // Time ends it without anybody telling.
  const expiraEm = envio?.expiraEm
  useEffect(() => {
    if (expiraEm === undefined) return
    const timer = setTimeout(() => setEnvio(null), new Date(expiraEm).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [expiraEm])
  return { envio, setEnvio }
}
