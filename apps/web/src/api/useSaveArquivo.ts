import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pushDownloadError, pushSuccess } from './notice.ts'
import type { ArquivoRecebido, OnDownload } from './reply.ts'
import { saveArquivo } from './saveArquivo.ts'

/** Loads a file, telling how far it is where it can. */
export type LoadArquivo = (onDownload: OnDownload) => Promise<ArquivoRecebido>

type Download = {
  load: LoadArquivo
  /** What the person asked for, as a failure names it: "Recurso 700001 em PDF". */
  arquivo: string
  /** What says that it is there: "Planilha pronta". */
  titulo: string
  /** Where a failure is not all that can be told of it. */
  onError?: (error: Error) => void
}

/** Saves a file and says so, or that it did not come; `percent` tells how far it is while it comes. */
export function useSaveArquivo({ load, arquivo, titulo, onError }: Download) {
  const [percent, setPercent] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setPercent(0)
      return load((fraction) => setPercent(Math.round(fraction * 100)))
    },
    onSuccess: (recebido) => {
      saveArquivo(recebido)
      pushSuccess(`${recebido.nome} está nos seus downloads.`, titulo)
    },
    onError: onError ?? ((error) => pushDownloadError(error, arquivo)),
  })
  return { start: () => mutate(), isPending, percent }
}
