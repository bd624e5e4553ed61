import { guia as contrato, type GuiaDetalhada } from '@portal/contract/guia.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { type ErroApi, isErroApi } from '../../api/erroApi.ts'
import { pushSuccess } from '../../api/notice.ts'
import { refreshGuia } from '../../guia/guia.queries.ts'
import { idDoItem, lugares } from '../../guia/lugares.ts'
import { pushRecusa } from '../../guia/pushRecusa.ts'
import type { SummaryError } from '../../ui/feedback/ErrorSummary.tsx'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import type { Saver } from '../salvamento/saver.ts'
import { toEnvioGuia } from './toEnvioGuia.ts'

/** Refusals that name events of the form. */
const porItem = ['API-GTO-0014', 'API-GTO-0015', 'API-GTO-0023', 'API-GTO-0045']

/** The refusal's details as lines of the summary, each leading to its row. */
function toErros({ detalhes, mensagem }: ErroApi): SummaryError[] {
  const linhas = detalhes.map(({ item, mensagem: texto }) => ({
    fieldId: item === undefined ? lugares.evento : idDoItem(item),
    message: texto,
  }))
  return linhas.length > 0 ? linhas : [{ fieldId: lugares.evento, message: mensagem }]
}

type Opcoes = { saver: Saver; onErros: (erros: SummaryError[]) => void }

/**
 * Sends the guide. The key belongs to what is sent: the same content twice (a double click, an answer that was lost)
 * is one guide, and a corrected one is another request.
 */
export function useSendGuia(guia: GuiaDetalhada, { saver, onErros }: Opcoes) {
  const queryClient = useQueryClient()
  const [chave, setChave] = useState({ corpo: '', valor: crypto.randomUUID() as string })

  return useMutation({
    mutationFn: async (conteudo: Conteudo) => {
      const body = toEnvioGuia(guia.numeroFicha, conteudo)
      const corpo = JSON.stringify([guia.versao, body])
      const idempotencyKey = chave.corpo === corpo ? chave.valor : crypto.randomUUID()
      setChave({ corpo, valor: idempotencyKey })
      // No save may arrive after the guide was sent.
      await saver.flush()
      saver.stop()
      return call(contrato.sendGuia, { body, versao: guia.versao, idempotencyKey })
    },
    onSuccess: async ({ situacao }) => {
      await saver.finish()
      const { rotulo, proximoPasso } = getStatusFicha(situacao.statusFicha)
      pushSuccess(`${rotulo}. ${proximoPasso}`, `Guia ${guia.numeroFicha} enviada`)
      await refreshGuia(queryClient, guia.numeroFicha)
      // The form is gone: the reading goes on from the top, where the result is.
      document.querySelector('h1')?.focus()
      window.scrollTo({ top: 0 })
    },
    onError: async (error) => {
      saver.start()
      if (isErroApi(error) && porItem.includes(error.codigo)) return onErros(toErros(error))
      // What was typed stays; the guide itself is read again, so that the next try knows its new version.
      pushRecusa(error)
      if (isErroApi(error)) await refreshGuia(queryClient, guia.numeroFicha)
    },
  })
}
