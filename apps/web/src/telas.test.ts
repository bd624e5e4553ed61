import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { telas } from '@portal/domain/menu/tela.tables.ts'
import { expect, it } from 'vitest'

const source = import.meta.dirname
const files = globSync('{*,*/*}Page.tsx', { cwd: source })
const routes = readFileSync(path.join(source, 'routes.tsx'), 'utf8')

it.each(telas)('$rota has the page $pagina, one file with a component', ({ pagina }) => {
  const found = files.filter((file) => path.basename(file) === `${pagina}.tsx`)
  expect(found).toHaveLength(1)
  expect(readFileSync(path.join(source, found[0] ?? ''), 'utf8')).toMatch(/^export default function /m)
})

// Its parameters are dropped otherwise, and the page opens as if there were none.
it.each(globSync('{*,*/*}Search.ts', { cwd: source }))('%s reads the parameters of an address', (file) => {
  expect(routes).toContain(`} from './${file}'`)
})

/** Shown in the place of others: an address that leads nowhere, and what failed. */
const parts = ['acesso/EndPage.tsx', 'acesso/NotFoundPage.tsx']

it.each(files.filter((file) => !parts.includes(file)))('%s has an address', (file) => {
  const pagina = path.basename(file, '.tsx')
  expect(telas.some((tela) => tela.pagina === pagina) || routes.includes(`import('./${file}')`)).toBe(true)
})
