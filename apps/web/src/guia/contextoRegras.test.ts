import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { createContexto } from './contextoGuia.fixture.ts'
import { contextoQuery } from './guia.queries.ts'

vi.mock('../api/call.ts')

type Chamada = { query?: { versaoRegras?: string } }

it('has the rules come once for all guides, and again when the services say another version', async () => {
  const asked: unknown[] = []
  let versao = '1'
  // As the services answer: without the rules to who has them.
  vi.mocked(call).mockImplementation(async (_route, options?: object) => {
    const { query }: Chamada = { ...options }
    asked.push(query?.versaoRegras)
    const { regras, exclusoes, ...resto } = createContexto({ versaoRegras: versao })
    return query?.versaoRegras === versao ? resto : { ...resto, regras, exclusoes }
  })
  const client = new QueryClient()
  const read = (numeroFicha: number) => client.fetchQuery(contextoQuery(numeroFicha))
  const primeiro = await read(1)
  expect(primeiro).toEqual(createContexto({ versaoRegras: '1' }))
  expect((await read(2)).regras).toBe(primeiro.regras)
  versao = '2'
  expect((await read(3)).versaoRegras).toBe('2')
  await read(4)
  expect(asked).toEqual([undefined, '1', '1', '2'])
})
