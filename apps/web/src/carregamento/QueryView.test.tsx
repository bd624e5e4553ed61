import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { localError } from '../api/erroApi.ts'
import { ListView } from './ListView.tsx'
import { freshOnly, type QueryOf, QueryView } from './QueryView.tsx'

const error = localError('SEM_CONEXAO')
const refetch = () => undefined
const query = (state: Partial<QueryOf<readonly string[]>>): QueryOf<readonly string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch,
  ...state,
})

const read = (shown: QueryOf<readonly string[]>): string =>
  renderToStaticMarkup(
    <QueryView
      empty={({ length }) => length === 0 && <p>Nada</p>}
      frame={(waiting) => <section>{waiting}</section>}
      loading="Carregando guias"
      query={shown}
    >
      {(guias) => guias.join(', ')}
    </QueryView>,
  )

describe('a reading', () => {
  it.each([
    [
      'on its way',
      query({ isFetching: true }),
      /^<section><div aria-busy="true" aria-label="Carregando guias"/,
    ],
    ['failed', query({ error }), /^<section><div role="alert">.*Sem conexão.*Tentar de novo/],
    ['of nothing', query({ data: [] }), /^<p>Nada<\/p>$/],
    ['with its data', query({ data: ['7', '8'] }), /^7, 8$/],
    ['that could not be read anew', query({ data: ['7'], error }), /^7$/],
    ['that holds for now alone, and could not', freshOnly(query({ data: ['7'], error })), /Sem conexão/],
  ])('%s', (_state, shown, expected) => expect(read(shown)).toMatch(expected))
})

const list = (meses: readonly string[], hasNextPage: boolean, isPart: boolean): string =>
  renderToStaticMarkup(
    <ListView
      isPart={isPart}
      loading="Carregando meses"
      noun={['mês', 'meses']}
      query={{
        ...query({}),
        data: { pages: [{ meses }] },
        hasNextPage,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        isPlaceholderData: false,
        fetchNextPage: refetch,
      }}
      rows={(pagina) => pagina.meses}
    >
      {(rows) => rows.join(', ')}
    </ListView>,
  )

describe('the end of a list', () => {
  it.each([
    ['goes on', list(['maio'], true, false), /1 mês até aqui.*Carregar mais/],
    ['is reached', list(['maio', 'junho'], false, false), /Fim da lista: 2 meses<\/p><\/div><\/div>$/],
    ['of a part goes on', list(['maio'], true, true), /Carregar mais/],
    ['of a part is not told', list(['maio', 'junho'], false, true), /<div[^>]*>maio, junho<\/div>$/],
  ])('%s', (_state, html, expected) => expect(html).toMatch(expected))
})
