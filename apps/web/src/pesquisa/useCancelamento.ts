import { guia as guiaContract } from '@portal/contract/guia.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { toRecusa } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'

/** What became of each guide; `recusa` is the reason in words, absent when it was cancelled. */
export type ResultadoCancelamento = { guia: GuiaResumo; recusa?: string }

type Pedido = { guias: readonly GuiaResumo[]; motivo: string }

/** Cancels guides one after the other; one that is refused does not stop the others. */
export function useCancelamento() {
  const [feitas, setFeitas] = useState(0)
  const cancelamento = useMutation({
    mutationFn: async ({ guias, motivo }: Pedido) => {
      const resultados: ResultadoCancelamento[] = []
      for (const guia of guias) {
        setFeitas(resultados.length)
        resultados.push(await cancel(guia, motivo))
      }
      return resultados
    },
    onSettled: () => refresh(guiaContract.cancelGuia.stale),
  })
  return { cancelamento, feitas }
}

async function cancel(guia: GuiaResumo, motivo: string): Promise<ResultadoCancelamento> {
  const { numeroFicha, versao } = guia
  try {
    await call(guiaContract.cancelGuia, { body: { numeroFicha, motivo }, versao })
    return { guia }
  } catch (error) {
    const { title, text } = toRecusa(error)
    return { guia, recusa: text ?? title }
  }
}
