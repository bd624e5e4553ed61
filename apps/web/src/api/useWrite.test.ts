import { api } from '@portal/contract/api.ts'
import type { Route } from '@portal/contract/route.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient, refresh } from './queryClient.ts'
import { createKeys } from './useWrite.ts'

describe('createKeys', () => {
  it('gives the same request the same key, until it is done', () => {
    const keys = createKeys()
    const request = { body: { numeroFicha: 1 }, versao: 2 }
    const first = keys.of(request)
    expect(keys.of({ ...request })).toBe(first)
    keys.forget()
    expect(keys.of(request)).not.toBe(first)
  })

  it('gives a corrected request another key', () => {
    const keys = createKeys()
    expect(keys.of({ body: 1 })).not.toBe(keys.of({ body: 2 }))
  })
})

describe('refresh', () => {
  afterEach(() => queryClient.clear())

  it('makes stale what the route names, a noun or an operation, and nothing else', async () => {
    const shown = ['guia.getGuia', 'guiaria.getGuia', 'imagem.listImagens', 'imagem.getImagem']
    for (const name of shown) queryClient.setQueryData([name, 1], null)
    await refresh(['guia', 'imagem.listImagens'])
    const stale = shown.filter((name) => queryClient.getQueryState([name, 1])?.isInvalidated)
    expect(stale).toEqual(['guia.getGuia', 'imagem.listImagens'])
  })
})

describe('what the screens say of the calls', () => {
  const sources = Object.entries(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  )
  const operations = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries<Route>(group).map(([name, route]) => ({ name, key: `${noun}.${name}`, route })),
  )

  it('whoever makes a write without `useWrite` reads again what it makes stale', () => {
    // A telephone keeps no answers: whoever shows the guide is told of what came from it.
    const writes = operations
      .filter(({ route }) => route.permission !== 'celular' && (route.stale ?? []).length > 0)
      .map(({ name }) => name)
    const byHand = new RegExp(`\\bcall\\(\\s*(\\w+\\.(?:${writes.join('|')}))\\b`, 'g')
    // Another noun's call of the same name makes nothing stale; one under a name of the file's own counts.
    const steady = new Set(operations.filter(({ route }) => route.stale?.length === 0).map(({ key }) => key))
    const found = sources.flatMap(([file, text]) =>
      [...text.matchAll(byHand)]
        .filter(([, call]) => !steady.has(call ?? ''))
        .map(([, call]) => ({
          file,
          call,
          isRead: text.includes(`refresh(${call}.stale)`),
        })),
    )
    expect(found.length).toBeGreaterThan(3)
    expect(found.filter(({ isRead }) => !isRead)).toEqual([])
  })

  it('every answer is kept under the name of its operation', () => {
    const known = new Set(operations.map(({ key }) => key))
    const keys = sources.flatMap(([, text]) =>
      [...text.matchAll(/queryKey: \['([\w.]+)'/g)].map(([, key]) => key),
    )
    expect(keys.length).toBeGreaterThan(15)
    expect(keys.filter((key) => !known.has(key ?? ''))).toEqual([])
  })
})
