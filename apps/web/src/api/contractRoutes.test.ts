import { api } from '@portal/contract/api.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { contractRoutes, toBrowserModule } from '../../vite/contractRoutes.ts'

const modules = import.meta.glob('../../../../packages/contract/src/*.ts', { eager: true })

/** Runs what the browser would get. */
const run = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe('toBrowserModule', () => {
  it('keeps of every call what makes it, and no schema', async () => {
    for (const [name, group] of Object.entries(api)) {
      const sent = await run(toBrowserModule({ [name]: group }))
      for (const [operation, route] of Object.entries(group)) {
        const { method, path, permission } = route
        const reply = typeof route.reply === 'string' ? { reply: route.reply } : {}
        const stale = 'stale' in route ? { stale: route.stale } : {}
        const sensivel = 'sensivel' in route ? { sensivel: route.sensivel } : {}
        const kept = (sent[name] as Record<string, object>)[operation]
        expect(kept).toMatchObject({ method, path, permission, ...reply, ...stale, ...sensivel })
        expect(JSON.stringify(kept)).not.toContain('properties')
      }
    }
  })

  it('passes plain data on and leaves schemas and functions out', async () => {
    const sent = await run(toBrowserModule({ catalogoErros, route: () => 1, lista: [1, 'a'], api }))
    expect(Object.keys(sent)).toEqual(['catalogoErros', 'lista'])
    expect(sent.catalogoErros).toEqual(catalogoErros)
  })

  it('empties no module but those of schemas alone', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(10)
    for (const module of Object.values(modules)) {
      expect(toBrowserModule({ ...(module as object) })).not.toContain('additionalProperties')
    }
  })
})

it('leaves every other module to the build', async () => {
  const { load } = contractRoutes()
  if (typeof load !== 'function') throw new Error('no load hook')
  expect(await Reflect.apply(load, undefined, [import.meta.filename])).toBeNull()
})
