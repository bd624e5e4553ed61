import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { enderecoPassagem } from '@portal/domain/menu/destino.ts'
import { rotasExternas } from '@portal/domain/menu/enderecoConhecido.ts'
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

/** As they stand in the router's code: literals, but for the address of a hand-over. */
const externas = [
  ...Array.from(
    routes.matchAll(/(?:(?:outside|passage)\(|=> recusa,\s*path:)\s*'([^']+)'/g),
    ([, rota]) => rota ?? '',
  ),
  enderecoPassagem,
]

it('the server answers as found what the router has outside of the portal, and nothing else', () => {
  // The server makes the pages of these two itself.
  const daqui = externas.filter((rota) => !['/', '/credenciado/login'].includes(rota))
  expect(daqui.toSorted()).toEqual([...rotasExternas].toSorted())
})

/** Shown in the place of others: an address that leads nowhere, and what failed. */
const parts = ['acesso/EndPage.tsx', 'acesso/NotFoundPage.tsx']

it.each(files.filter((file) => !parts.includes(file)))('%s has an address', (file) => {
  const pagina = path.basename(file, '.tsx')
  expect(telas.some((tela) => tela.pagina === pagina) || routes.includes(`import('./${file}')`)).toBe(true)
})
