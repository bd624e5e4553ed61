import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isErroApi } from '../../api/erroApi.ts'
import { pushSuccess } from '../../api/notice.ts'
import { refreshGuia } from '../guia.queries.ts'
import { pushRecusa } from '../pushRecusa.ts'
import { useChave } from '../useChave.ts'

type OpcoesEscrita = { versao: number; idempotencyKey: string }

type Acao<Entrada, Resposta> = {
  run: (entrada: Entrada, opcoes: OpcoesEscrita) => Promise<Resposta>
  /** What the notice says; without words the screen itself shows the effect. */
  sucesso?: string
  onDone?: (resposta: Resposta) => void
}

/**
 * An action of the guide upon the version on the screen. The guide is read again whatever the answer: after a
 * refusal it shows what changed meanwhile, and what was typed in the form stays (API-GTO-0013).
 */
export function useAcaoGuia<Entrada, Resposta>(guia: GuiaDetalhada, acao: Acao<Entrada, Resposta>) {
  const queryClient = useQueryClient()
  const chaveDe = useChave()
  const { numeroFicha, versao } = guia
  return useMutation({
    mutationFn: (entrada: Entrada) =>
      acao.run(entrada, { versao, idempotencyKey: chaveDe([versao, entrada]) }),
    onSuccess: async (resposta) => {
      if (acao.sucesso) pushSuccess(acao.sucesso)
      acao.onDone?.(resposta)
      await refreshGuia(queryClient, numeroFicha)
    },
    onError: async (error) => {
      pushRecusa(error)
      if (isErroApi(error) && error.status !== 0) await refreshGuia(queryClient, numeroFicha)
    },
  })
}
