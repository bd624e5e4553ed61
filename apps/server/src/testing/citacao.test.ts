import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baseNames, listCitations, listDangling, listHeadings, listVague, pages } from './citacao.ts'
import { listTexts } from './sources.ts'

// But for this test's own examples.
const texts = listTexts().filter(({ file }) => !file.includes('/testing/citacao'))
const files = baseNames(texts)
const documents = [...new Set(Object.values(pages))]
const listed = documents.flatMap((page) => listHeadings(readFileSync(page, 'utf8')))
const headings = new Set(listed)

/** They cite pages that are gone; databases keep the hash of what they ran, so no applied migration is altered. */
const frozen = ['0001-credenciado', '0003-guia', '0004-borda', '0015-evidencia'].map(
  (nome) => `apps/server/src/db/migrations/${nome}.sql`,
)

describe('CONTRIBUTING.md: citations', () => {
  it('lead to a heading of the repository', () => {
    const wrong = texts
      .filter(({ file }) => !frozen.includes(file))
      .flatMap(({ file, text }) => listDangling(text, headings, files).map((cited) => `${file}: ${cited}`))
    expect(wrong).toEqual([])
  })

  it('are excused only where a migration stands as it was applied', () => {
    const wrong = texts.filter(
      ({ file, text }) => frozen.includes(file) && listDangling(text, headings, files).length > 0,
    )
    expect(wrong.map(({ file }) => file)).toEqual(frozen)
  })

  it('name their section, in the sources', () => {
    const wrong = texts
      .filter(({ file }) => /\.(tsx?|mjs|css|sql)$/.test(file) && !frozen.includes(file))
      .flatMap(({ file, text }) => listVague(text).map((cited) => `${file}: ${cited}`))
    expect(wrong).toEqual([])
  })

  it('have one heading each', () => {
    expect(listed.filter((one, i) => listed.indexOf(one) !== i)).toEqual([])
  })

  it.each(Object.entries(pages))('%s is explained in CONTRIBUTING.md', (name, page) => {
    const row = readFileSync('CONTRIBUTING.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${name} `))
    expect(row).toContain(`\`${page}\``)
  })

  it('were read', () => {
    expect(texts.flatMap(({ text }) => listCitations(text)).length).toBeGreaterThan(300)
    expect(listed.length).toBeGreaterThan(100)
  })
})

describe('a violation is found', () => {
  const known = new Set(['Spec §4', 'Spec §4.2', 'Segurança A4'])
  const list = (text: string) => listDangling(text, known, new Set(['operacao.md']))

  it.each([
    ['a heading that is not there', 'Spec §4.9', ['Spec §4.9']],
    ['one of several', 'Spec §4, §5 and §4.2', ['Spec §5']],
    ['one behind a line break', '/**\n * As Spec\n * §11 has it.\n */', ['Spec §11']],
    ['a letter that is not there', 'Segurança A7', ['Segurança A7']],
    ['a section of no page', 'as §4 says', ['as §4']],
    ['a section of a page that is not ours', 'reference §4', ['reference §4']],
    ['a page that is not in the repository', '(product.md, "Session")', ['product.md']],
  ])('%s', (_name, text, wrong) => expect(list(text)).toEqual(wrong))

  it.each([
    '(product table, PUT data-evento)',
    "/** The product's\n * table by status. */",
    'most that docs/interface.md allows (docs/interface.md B6)',
    '(docs of the goals: every screen)',
  ])('no section in %j', (text) => expect(listVague(text)).not.toEqual([]))

  it.each(['Produto §4', "the product's tables", 'docs/operacao.md says what means what'])(
    'and one in %j, or none needed',
    (text) => expect(listVague(text)).toEqual([]),
  )

  it.each(['Spec §4', '// Spec §4, §4.2 and Segurança A4.', '-- see operacao.md', 'A4 paper, S1 to S6'])(
    'and not in %j',
    (text) => expect(list(text)).toEqual([]),
  )
})
