import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pushError, pushSuccess } from './notice.ts'
import type { ArquivoRecebido, OnDownload } from './reply.ts'
import { saveArquivo } from './saveArquivo.ts'

/** Loads a file, telling how far it is where it can. */
export type LoadArquivo = (onDownload: OnDownload) => Promise<ArquivoRecebido>

/**
 * Saves a file and says so under a title ("Planilha pronta"); `percent` tells how far it is while it comes. A failure is
 * told unless `onError` knows better.
 */
export function useSaveArquivo(
  load: LoadArquivo,
  titulo: string,
  onError: (error: Error) => void = pushError,
) {
  const [percent, setPercent] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setPercent(0)
      return load((fraction) => setPercent(Math.round(fraction * 100)))
    },
    onSuccess: (arquivo) => {
      saveArquivo(arquivo)
      pushSuccess(`${arquivo.nome} está nos seus downloads.`, titulo)
    },
    onError,
  })
  return { start: () => mutate(), isPending, percent }
}
