import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import type { ArquivoRecebido, OnDownload } from '../api/reply.ts'
import { saveArquivo } from '../api/saveArquivo.ts'

/** Loads a workbook, telling how far it is. */
export type LoadPlanilha = (onDownload: OnDownload) => Promise<ArquivoRecebido>

/** Saves a workbook; `percent` tells how far it is while it comes. */
export function useExportacao(load: LoadPlanilha) {
  const [percent, setPercent] = useState(0)
  const exportacao = useMutation({
    mutationFn: () => {
      setPercent(0)
      return load((fraction) => setPercent(Math.round(fraction * 100)))
    },
    onSuccess: (arquivo) => {
      saveArquivo(arquivo)
      pushSuccess(`${arquivo.nome} está nos seus downloads.`, 'Planilha pronta')
    },
    onError: pushError,
  })
  return { start: () => exportacao.mutate(), isPending: exportacao.isPending, percent }
}
