import { conciliacao } from '@portal/contract/conciliacao.ts'
import type { SituacaoDeposito } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** A colleague may work on the same book: what is on the screen is read again this often, and whenever its tab is looked at. */
const OUTRA_PESSOA_MS = 15_000

/** The runs of a year beside what the bank says of them; the newest year unless one is asked for. */
export const conciliacaoQuery = (ano: number | undefined) =>
  queryOptions({
    queryKey: ['conciliacao.getConciliacao', ano],
    queryFn: ({ signal }) => call(conciliacao.getConciliacao, { query: ano ? { ano } : {}, signal }),
    refetchInterval: OUTRA_PESSOA_MS,
    refetchOnWindowFocus: 'always',
    // The field that chooses another year stays, and the focus in it.
    placeholderData: keepPreviousData,
  })

/** Without a year: of all of them. */
type BuscaDepositos = {
  ano?: number
  situacao: SituacaoDeposito
  texto: string
  /** What is missing of a run, and the day it is paid: the nearest to it come first. */
  perto?: { falta: string; pagoEm: string }
}

/** The deposits of a year, page after page. */
export const depositosQuery = ({ ano, situacao, texto, perto }: BuscaDepositos) =>
  infiniteQueryOptions({
    queryKey: ['conciliacao.listDepositos', ano, situacao, texto, perto],
    queryFn: ({ pageParam, signal }) =>
      call(conciliacao.listDepositos, {
        query: {
          ...(ano && { ano }),
          situacao,
          ...(texto && { texto }),
          ...perto,
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
    placeholderData: keepPreviousData,
  })

/** What tells the deposits of some days from any other, as they are at this moment. */
export const loadIdentidades = async (query: { de: string; ate: string }): Promise<string[]> =>
  (await call(conciliacao.listIdentidades, { query })).identidades

/** What was done, page after page. */
export const acoesQuery = infiniteQueryOptions({
  queryKey: ['conciliacao.listAcoes'],
  queryFn: ({ pageParam, signal }) =>
    call(conciliacao.listAcoes, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.proximo,
})
