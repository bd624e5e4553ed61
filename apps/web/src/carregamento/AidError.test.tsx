import { catalogoErros } from '@portal/contract/errors.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErroApi, localError } from '../api/erroApi.ts'
import { AidError } from './AidError.tsx'
import type { QueryOf } from './QueryView.tsx'

const passageiro = localError('SEM_CONEXAO')
const { status, texto } = catalogoErros['API-GTO-0001']
const final = new ErroApi({ codigo: 'API-GTO-0001', mensagem: texto }, status)

const toHtml = (state: Partial<QueryOf<string>>) =>
  renderToStaticMarkup(
    <AidError
      name="A orientação"
      query={{ data: undefined, error: null, isFetching: false, refetch: () => undefined, ...state }}
    />,
  )

it('an aid that did not come says so, with a way to try again', () => {
  expect(toHtml({ error: passageiro })).toMatch(/A orientação não veio\..*<button.*Tentar de novo/)
})

it('an aid that would be refused again says so alone', () => {
  const html = toHtml({ error: final })
  expect(html).toContain('A orientação não veio.')
  expect(html).not.toContain('<button')
})

it.each([
  ['is on its way', { isFetching: true }],
  ['is there', { data: 'Tenha a radiografia.' }],
  ['is there, and could not be read anew', { data: 'Tenha a radiografia.', error: passageiro }],
])('of an aid that %s nothing is said', (_caso, state) => {
  expect(toHtml(state)).toBe('')
})
