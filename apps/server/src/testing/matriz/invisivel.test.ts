import { acesso } from '@portal/contract/acesso.ts'
import type { Route } from '@portal/contract/route.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createValidate } from '../../http/receive/validate.ts'
import { openTestApp, type Person } from '../testApp.ts'
import { entradas, prepareEntradas } from './matriz.ts'

const t = await openTestApp()
let as: Person
beforeAll(async () => {
  await prepareEntradas(t)
  as = await t.as(100001)
})

const SINAIS = '\u0000\u0007\r\u009F\u200B\u200F\u202E\u2066\uFEFF'

/** A password is taken as it was typed. */
const secretos = ['senha', 'novaSenha']

/** Each text with the signs before, within and behind. */
function stain(value: unknown): unknown {
  if (typeof value === 'string') return `${SINAIS}${value.slice(0, 1)}${SINAIS}${value.slice(1)}${SINAIS}`
  if (Array.isArray(value)) return value.map(stain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([nome, campo]) => [nome, secretos.includes(nome) ? campo : stain(campo)]),
  )
}

type Partes = { params?: unknown; query?: Record<string, unknown>; body?: unknown }
const toTexto = (values: object = {}) =>
  Object.fromEntries(Object.entries(values).map(([nome, value]) => [nome, String(value)]))

/** As the edge gets them: what stands in an address is text. */
const partsOf = (route: Route, { params, query, body }: Partes) => ({
  params: route.params ? toTexto(params ?? {}) : undefined,
  query: route.query ? toTexto(query) : undefined,
  body: route.body ? body : undefined,
})

describe.each(entradas)('$nome', ({ route, input }) => {
  it('gets no text with signs that nobody sees', () => {
    const partes = partsOf(route, input(1, as) as Partes)
    const { params, query, body } = partes
    const validate = createValidate(route)
    const manchadas = { params: stain(params), query: stain(query), body: stain(body) }
    expect(validate(manchadas)).toEqual(validate(partes))
  })
})

it('a password keeps every sign', () => {
  const body = { login: '100001', senha: `a${SINAIS}b` }
  expect(createValidate(acesso.login)({ params: undefined, query: undefined, body })).toEqual({ body })
})
