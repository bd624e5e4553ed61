import { impressao } from '@portal/contract/impressao.ts'
import { call } from '../api/call.ts'
import type { LoadArquivo } from '../api/useSaveArquivo.ts'

/** The appeal of a guide as a PDF; refused before it was sent. */
export const loadPdfRecurso =
  (numeroFicha: number): LoadArquivo =>
  (onDownload) =>
    call(impressao.printRecurso, { query: { numeroFicha }, onDownload })
