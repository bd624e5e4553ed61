import { readFileSync } from 'node:fs'
import { api } from '@portal/contract/api.ts'
import { describe, expect, it } from 'vitest'
import { technicalFolders } from './architecture.tables.ts'
import { listPalavras, listTabelas } from './glossario.ts'
import { listTexts } from './sources.ts'

const page = readFileSync('docs/glossario.md', 'utf8')
const palavras = new Set(listPalavras(page))
const texts = listTexts()
const files = texts.map(({ file }) => file)

/** Of the contract: what every noun's calls are made with. */
const technicalFiles = new Set(['api', 'errors', 'route'])
/** Folders of the web that hold technique, but for the brand, which is a noun. */
const technical = new Set<string>(Object.values(technicalFolders).flat())
technical.delete('marca')

const folders = files.flatMap((file) => /^(?:apps|packages)\/\w+\/src\/(\w+)\//.exec(file)?.[1] ?? [])
const contract = files.flatMap((file) => /^packages\/contract\/src\/(\w+)\./.exec(file)?.[1] ?? [])

describe('docs/glossario.md', () => {
  it.each([
    ['folder', [...new Set(folders)].filter((noun) => !technical.has(noun))],
    ['file of the contract', [...new Set(contract)].filter((noun) => !technicalFiles.has(noun))],
    ['noun of the calls', Object.keys(api)],
  ])('has every %s', (_kind, nouns) => {
    expect(nouns.length).toBeGreaterThan(5)
    expect(nouns.filter((noun) => !palavras.has(noun))).toEqual([])
  })

  it('has every table of the database, and none that is gone', () => {
    const migrations = texts.filter(({ file }) => file.includes('/migrations/')).map(({ text }) => text)
    const [, rows = ''] = page.split('## Tabelas do banco')
    const [listed = ''] = rows.split('\n## ')
    // The migrations' own table is made by what runs them.
    const expected = [...listTabelas(migrations), 'migracao'].sort()
    expect(listPalavras(listed).sort()).toEqual(expected)
  })
})

describe('a violation is found', () => {
  it('a word that no row begins with', () => {
    const found = listPalavras('| palavra | o que é |\n| --- | --- |\n| rede, marca | the network |\n')
    expect([found.includes('marca'), found.includes('network')]).toEqual([true, false])
  })

  it('a table that was dropped or renamed', () => {
    const migrations = ['create table a (\ncreate table b (', 'drop table a;\nalter table b rename to c;']
    expect(listTabelas(migrations)).toEqual(['c'])
  })
})
