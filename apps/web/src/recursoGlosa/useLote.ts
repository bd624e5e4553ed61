import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { call } from '../api/call.ts'
import { toRecusa } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { useSequence } from '../api/useSequence.ts'
import type { createKeys } from '../api/useWrite.ts'
import { toPedido } from './edicaoRecurso.ts'
import type { GuiaDoLote } from './loteRecurso.ts'

/** What became of a guide: sent under a protocol, answered by that day; or not, and why. */
export type ResultadoEnvio = { numeroFicha: number } & (
  | { protocolo: string; prazoResposta: string }
  | { recusa: { titulo: string; texto: string | undefined } }
)

export const isEnviado = (
  resultado: ResultadoEnvio,
): resultado is Extract<ResultadoEnvio, { protocolo: string }> => 'protocolo' in resultado

/** Sends the appeals of several guides, one after the other. */
export function useLote() {
  const { run, ...lote } = useSequence<GuiaDoLote, ResultadoEnvio>({
    make: (guia, keysOf) => sendGuia(guia, keysOf(guia.detalhe.numeroFicha)),
    numeroOf: ({ numeroFicha }) => numeroFicha,
    // Not waited for: the report is what comes next, and the lists follow.
    onSettled: () => void refresh(recursoGlosa.sendRecurso.stale),
  })
  return { ...lote, sendAll: run }
}

async function sendGuia(
  { detalhe, edicao }: GuiaDoLote,
  chaves: ReturnType<typeof createKeys>,
): Promise<ResultadoEnvio> {
  const { numeroFicha, versao } = detalhe
  const request = { body: toPedido(detalhe, edicao), versao }
  try {
    const { protocolo, prazoResposta } = await call(recursoGlosa.sendRecurso, {
      ...request,
      idempotencyKey: chaves.of(request),
    })
    return { numeroFicha, protocolo, prazoResposta }
  } catch (error) {
    const { title, text } = toRecusa(error)
    return { numeroFicha, recusa: { titulo: title, texto: text } }
  }
}
