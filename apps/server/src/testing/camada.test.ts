import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listCamadas, listUpward } from './camada.ts'
import { listArrows } from './folders.ts'
import { listSources } from './sources.ts'

const page = readFileSync(path.join('docs', 'architecture.md'), 'utf8')
const [, section = ''] = page.split("The server's folders")
const nouns = globSync('*/*.handlers.ts', { cwd: 'apps/server/src' }).map((file) => path.dirname(file))
const camadas = listCamadas(section.split('\n## ')[0] ?? '', nouns)

describe("Architecture §1: the server's folders", () => {
  it('are in the table, each in one row', () => {
    const folders = readdirSync('apps/server/src').filter((folder) => folder !== 'testing')
    expect(camadas.flat().sort()).toEqual(folders.sort())
  })

  it('import their own row and those below it', () => {
    expect(listUpward(listArrows(listSources()), camadas)).toEqual([])
  })
})

it('an import upward is found', () => {
  const rows = listCamadas(
    '| folder | what it holds |\n|---|---|\n| any other noun | calls |\n| `guia` | the guide |\n| `db` | tables |',
    ['guia', 'evento'],
  )
  expect(rows).toEqual([['evento'], ['guia'], ['db']])
  const [up, down] = [
    { from: 'apps/server/src/db/pool.ts', to: 'apps/server/src/guia/passo.ts' },
    { from: 'apps/server/src/guia/passo.ts', to: 'apps/server/src/db/pool.ts' },
  ] as const
  expect(listUpward([up, down], rows)).toEqual([`${up.from} -> ${up.to}`])
})
