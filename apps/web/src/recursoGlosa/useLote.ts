import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, toNotice } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { createKeys } from '../api/useWrite.ts'
import { toPedido } from './edicaoRecurso.ts'
import type { GuiaDoLote } from './loteRecurso.ts'

/** What became of a guide: sent, answered by that day; or not, and why. */
export type ResultadoEnvio = { numeroFicha: number } & (
  | { prazoResposta: string }
  | { recusa: { titulo: string; texto: string | undefined } }
)

export const isEnviado = (
  resultado: ResultadoEnvio,
): resultado is Extract<ResultadoEnvio, { prazoResposta: string }> => 'prazoResposta' in resultado

/** The guide that is being sent, and its place among those of this sending. */
export type Andamento = { numeroFicha: number; feitas: number; total: number }

/**
 * Sends the appeals of several guides, one after the other; one that is refused does not stop the others, and may be
 * sent again; between two of them it can be stopped. Each guide keeps its own key for as long as the dialog is open, so that an answer that was lost is asked
 * for again and not made twice.
 */
export function useLote() {
  const [resultados, setResultados] = useState<readonly ResultadoEnvio[]>([])
  const [andamento, setAndamento] = useState<Andamento>()
  const [keys] = useState(() => new Map<number, ReturnType<typeof createKeys>>())
  // A second press may come before the first has drawn anything.
  const isSending = useRef(false)
  const isStopped = useRef(false)
  const [isStopping, setStopping] = useState(false)

  const { mutate } = useMutation({
    mutationFn: async (guias: readonly GuiaDoLote[]) => {
      for (const [feitas, guia] of guias.entries()) {
        if (isStopped.current) return
        const { numeroFicha } = guia.detalhe
        setAndamento({ numeroFicha, feitas, total: guias.length })
        const chaves = keys.get(numeroFicha) ?? createKeys()
        keys.set(numeroFicha, chaves)
        const resultado = await sendGuia(guia, chaves)
        setResultados((before) => [...before.filter((outro) => outro.numeroFicha !== numeroFicha), resultado])
      }
    },
    onError: pushError,
    onSettled: () => {
      isSending.current = false
      isStopped.current = false
      setStopping(false)
      setAndamento(undefined)
      // Not waited for: the report is what comes next, and the lists follow.
      void refresh(recursoGlosa.sendRecurso.stale)
    },
  })

  const sendAll = (guias: readonly GuiaDoLote[], onDone: () => void) => {
    if (isSending.current) return
    isSending.current = true
    mutate(guias, { onSettled: onDone })
  }
  /** The guide that is on its way goes; none after it does. */
  const stop = () => {
    if (!isSending.current) return
    isStopped.current = true
    setStopping(true)
  }
  return { resultados, andamento, isStopping, sendAll, stop }
}

async function sendGuia(
  { detalhe, edicao }: GuiaDoLote,
  chaves: ReturnType<typeof createKeys>,
): Promise<ResultadoEnvio> {
  const { numeroFicha, versao } = detalhe
  const request = { body: toPedido(detalhe, edicao), versao }
  try {
    const { prazoResposta } = await call(recursoGlosa.sendRecurso, {
      ...request,
      idempotencyKey: chaves.of(request),
    })
    return { numeroFicha, prazoResposta }
  } catch (error) {
    // Without a session there is no going on: the portal leaves for the login.
    if (isErroApi(error, 'SESSAO_ENCERRADA') || isErroApi(error, 'API-ACE-0002')) throw error
    const { title, text } = toNotice(error)
    return { numeroFicha, recusa: { titulo: title, texto: text } }
  }
}
