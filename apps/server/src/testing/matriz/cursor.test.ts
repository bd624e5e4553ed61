import type { Input, Route } from '@portal/contract/route.ts'
import type { TSchema } from 'typebox'
import { beforeAll, expect, it } from 'vitest'
import { encodeCursor } from '../../http/pagina.ts'
import { openTestApp } from '../testApp.ts'
import { send } from './chamada.ts'
import { entradas, prepareEntradas } from './matriz.ts'

const t = await openTestApp()
beforeAll(() => prepareEntradas(t))

/** Days of no calendar, in the form of one. */
const dias = ['2026-02-30', '2026-99-99', '0000-01-01']
/** More than a column of four bytes holds, and than one of two; the last instant that a cursor may tell. */
const [numero, sequencial, instante] = ['999999999999', '9999', '99999999999999']

/** Every form of a place in a list (`http/pagina.ts` and its readers), with what no list ever writes in it. */
const lugares = [
  numero,
  `${instante} ${numero}`,
  `-${numero} ${numero}`,
  `${instante}.${numero}.${sequencial}`,
  ...dias.flatMap((dia) => [
    `${dia} ${numero}`,
    `${dia} ${numero} ${sequencial}`,
    `${dia} 1 ${numero}`,
    `${instante} ${dia} ${numero} ${sequencial}`,
  ]),
]

const camposDe = (schema: TSchema | undefined): Record<string, TSchema> =>
  schema && 'properties' in schema ? (schema.properties as Record<string, TSchema>) : {}

/** The orders that a list may be asked in; each writes its own cursor. */
const ordensDe = ({ query, body }: Route): string[] => {
  const { ordem } = { ...camposDe(query), ...camposDe(body) }
  return ordem && 'anyOf' in ordem ? (ordem.anyOf as { const: string }[]).map((um) => um.const) : []
}

const parteDe = ({ query, body }: Route) =>
  (['query', 'body'] as const).find((parte) => 'cursor' in camposDe(parte === 'query' ? query : body))

const listas = entradas.flatMap((entrada) => {
  const parte = parteDe(entrada.route)
  return parte ? [{ ...entrada, parte }] : []
})

it('finds the lists that go on', () => expect(listas.length).toBeGreaterThan(15))

/** Segurança A8: a place that was made up is refused or leads nowhere, whatever stands in it. */
it.each(listas)('$nome takes no cursor that makes it fail', async ({ route, input, prepare, parte }) => {
  const as = await t.as(100004)
  const pedido = input(prepare ? await prepare(t) : 0, as) as Record<string, object>
  const falhas: string[] = []
  for (const ordem of [undefined, ...ordensDe(route)]) {
    for (const lugar of lugares.flatMap((um) => (ordem === undefined ? [um] : [um, `${ordem} ${um}`]))) {
      const campos = { ...pedido[parte], cursor: encodeCursor(lugar), ...(ordem !== undefined && { ordem }) }
      const { status } = await send(t, route, { ...pedido, [parte]: campos } as Input<Route>, as)
      if (status >= 500) falhas.push(`${status} ${lugar} ${ordem ?? ''}`)
    }
  }
  expect(falhas).toEqual([])
})
