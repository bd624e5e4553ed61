import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findPaginas } from '../../vite/findPaginas.ts'

const file = fileURLToPath(new URL('../routes.tsx', import.meta.url))

it('reads the pages off the lines of routes.tsx', () => {
  const paginas = findPaginas(readFileSync(file, 'utf8'), file)
  expect(paginas[0]).toEqual({
    path: '/',
    title: 'Início',
    module: fileURLToPath(new URL('../credenciado/HomePage.tsx', import.meta.url)),
  })
  expect(paginas.map(({ path }) => path)).toContain('/guia/$numeroFicha')
})

it.each([
  'pageRoute({ path: address, title: "T", page: () => import("./a.tsx") })',
  'pageRoute({ path: "/a", page: () => import("./a.tsx") })',
  'pageRoute({ path: "/a", title: "T", page: load })',
  'pageRoute(line)',
])('refuses a line that it cannot read: %s', (source) => {
  expect(() => findPaginas(source, file)).toThrow('written out')
})
