import { expect, it } from 'vitest'
import { api } from './api.ts'
import { CodigoAssociado, Feito, NumeroFicha, Objeto } from './campo.ts'
import { isWrite, listErros, type Route, route } from './route.ts'

const base = {
  path: '/api/exemplo',
  summary: 'Exemplo',
  reply: Feito,
  errors: [],
  permission: 'sessao',
} as const
const query = Objeto({ codigoAssociado: CodigoAssociado })

it('a call without its facts does not compile', () => {
  const calls: Route[] = [
    // @ts-expect-error: a write says what it makes stale
    route({ ...base, method: 'PUT' }),
    // @ts-expect-error: a POST that makes nothing stale says that it only reads
    route({ ...base, method: 'POST', body: Objeto({ numeroFicha: NumeroFicha }) }),
    // @ts-expect-error: who reads makes nothing stale
    route({ ...base, method: 'GET', stale: [] }),
    // @ts-expect-error: who asks for a patient is limited
    route({ ...base, method: 'GET', query }),
    // @ts-expect-error: and so is who may ask for one
    route({ ...base, method: 'POST', reads: true, body: Objeto({ termo: CodigoAssociado }) }),
    // @ts-expect-error: nobody else is
    route({ ...base, method: 'GET', query: Objeto({ numeroFicha: NumeroFicha }), limite: 'consulta' }),
  ]
  expect(calls.map(isWrite)).toEqual([false, false, true, false, false, false])
})

it('a limit refuses with its own code', () => {
  expect(listErros(route({ ...base, method: 'GET', query, limite: 'consulta' }))).toEqual(['API-ELE-0003'])
  expect(listErros(route({ ...base, method: 'GET' }))).toEqual([])
})

it('what grows stale is a noun, or an operation that reads', () => {
  const reads = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries<Route>(group).flatMap(([name, each]) => (isWrite(each) ? [] : [`${noun}.${name}`])),
  )
  const known = new Set([...Object.keys(api), ...reads])
  const stale = Object.values(api).flatMap((group) =>
    Object.values<Route>(group).flatMap((each) => each.stale ?? []),
  )
  expect(stale.length).toBeGreaterThan(10)
  expect(stale.filter((name) => !known.has(name))).toEqual([])
})
