import { type Exportacao, exportacao } from '@portal/contract/exportacao.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { LoadArquivo } from '../api/useSaveArquivo.ts'

const INTERVALO_MS = 2000

/** Whether the server has still to make it. */
export const isSendoFeita = ({ estado }: Exportacao): boolean => estado === 'espera' || estado === 'fazendo'

/** The files of this login; asked again while one of them is being made. */
export const exportacoesQuery = queryOptions({
  queryKey: ['exportacao.listExportacoes'],
  queryFn: ({ signal }) => call(exportacao.listExportacoes, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isSendoFeita) ? INTERVALO_MS : false),
})

/** A file that is ready. */
export const loadExportacao =
  (numero: number): LoadArquivo =>
  (onDownload) =>
    call(exportacao.getExportacao, { query: { numero }, onDownload })
