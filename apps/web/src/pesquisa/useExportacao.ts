import { type FiltroGuia, pesquisa } from '@portal/contract/pesquisa.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { saveArquivo } from '../api/saveArquivo.ts'

/** Saves a workbook of exactly the guides of a search; `percent` tells how far it is while it comes. */
export function useExportacao() {
  const [percent, setPercent] = useState(0)
  const exportacao = useMutation({
    mutationFn: (body: FiltroGuia & { pendentes?: boolean }) => {
      setPercent(0)
      const onDownload = (fraction: number) => setPercent(Math.round(fraction * 100))
      return call(pesquisa.exportGuias, { body, onDownload })
    },
    onSuccess: (arquivo) => {
      saveArquivo(arquivo)
      pushSuccess(`${arquivo.nome} está nos seus downloads.`, 'Planilha pronta')
    },
    onError: pushError,
  })
  return { start: exportacao.mutate, isPending: exportacao.isPending, percent }
}
