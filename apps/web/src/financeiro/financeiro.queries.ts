import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { type CodigoPrincipal, type Demonstrativo, financeiro } from '@portal/contract/financeiro.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { LoadArquivo } from '../api/useSaveArquivo.ts'
import type { GtoDigitalSearch } from './gtoDigitalSearch.ts'

/** The principal code: its units, its runs and what the login may see of them. */
export const codigoPrincipalQuery = queryOptions({
  queryKey: ['financeiro.getCodigoPrincipal'],
  queryFn: ({ signal }) => call(financeiro.getCodigoPrincipal, { signal }),
})

/** Whether the login sees all of the provider's lines: its widest option is everything. */
export const seesTodas = ({ opcoes }: CodigoPrincipal): boolean => opcoes.at(-1)?.dentistas === null

/** A run, and whose lines of it; everything that the login sees unless said. */
export type Periodo = { dataFinal?: string | undefined; dentistas?: string | undefined }

/** As the calls take it. */
export const toQuery = ({ dataFinal, dentistas }: Periodo) => ({
  ...(dataFinal && { dataFinal }),
  ...(dentistas && { codDentistasSelecionados: dentistas }),
})

const toPaginas = (chave: readonly unknown[], query: ReturnType<typeof toQuery> & { soGlosa?: true }) =>
  infiniteQueryOptions({
    queryKey: ['financeiro.searchPeriodo', ...chave],
    queryFn: ({ pageParam, signal }) =>
      call(financeiro.searchPeriodo, {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** The statement of a run with its guides, page after page. */
export const periodoQuery = (periodo: Periodo) => toPaginas([periodo], toQuery(periodo))

/** The same of the denied guides alone. */
export const glosadasQuery = (periodo: Periodo) =>
  toPaginas([periodo, 'glosa'], { ...toQuery(periodo), soGlosa: true })

/** Whether a run, or what is seen of it, has the lines of one dentist alone. */
export const isDeUm = ({ unidades }: Demonstrativo): boolean =>
  unidades.flatMap(({ dentistas }) => dentistas).length === 1

/** A run's lines of one of its dentists: the guides of the only one there is came with the totals. */
export const narrowPeriodo = (
  demonstrativo: Demonstrativo,
  periodo: Periodo,
  codigoDentista: number,
): Periodo => (isDeUm(demonstrativo) ? periodo : { ...periodo, dentistas: String(codigoDentista) })

/** What was paid of some guides, their numbers joined by commas. */
export const guiasPagasQuery = (gtoList: string) =>
  queryOptions({
    queryKey: ['financeiro.searchGto', gtoList],
    queryFn: ({ signal }) => call(financeiro.searchGto, { query: { gtoList }, signal }),
  })

/** A run's statement as a PDF. */
export const loadPdf =
  (periodo: Periodo): LoadArquivo =>
  (onDownload) =>
    call(impressao.printDemonstrativo, { query: toQuery(periodo), onDownload })

/** The workbook of exactly the rows of a run's statement. */
export const toPedidoPeriodo = (periodo: Periodo): PedidoExportacao => ({
  operacao: 'financeiro.exportDemonstrativo',
  entrada: { tipoBuscaEnum: 'PERIODO', ...toQuery(periodo) },
})

/** The same of some guides. */
export const toPedidoGuias = (gtoList: string): PedidoExportacao => ({
  operacao: 'financeiro.exportDemonstrativo',
  entrada: { tipoBuscaEnum: 'GTO', gtoList },
})

const toPedidoDigital = ({ envio, busca, de, ate }: GtoDigitalSearch) => ({
  ...(envio && { tipoEnvio: envio }),
  ...(busca && { tipoBusca: busca }),
  ...(de && { dataInicial: de }),
  ...(ate && { dataFinal: ate }),
})

/** The digital guide report, page after page, each with the totals of the whole. */
export const gtoDigitalQuery = (search: GtoDigitalSearch) =>
  infiniteQueryOptions({
    queryKey: ['financeiro.searchGtoDigital', search],
    queryFn: ({ pageParam, signal }) =>
      call(financeiro.searchGtoDigital, {
        query: { ...toPedidoDigital(search), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** The workbook of exactly the rows of the report. */
export const toPedidoPlanilhaDigital = (search: GtoDigitalSearch): PedidoExportacao => ({
  operacao: 'financeiro.exportGtoDigital',
  entrada: toPedidoDigital(search),
})
