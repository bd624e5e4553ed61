import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allowedImports, forbiddenWords, nouns, technicalFolders } from './architecture.tables.ts'
import { isProduct } from './folders.ts'
import { importsOf } from './imports.ts'
import { isData, lineCount, listSources, median, percentile } from './sources.ts'

const sources = listSources()
const workspaces = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web'] as const

describe('Architecture §1: arrows', () => {
  it.each(workspaces)('%s imports only what its arrow allows', (workspace) => {
    const allowed = allowedImports[workspace]
    const wrong = sources
      .filter(({ file }) => file.startsWith(`${workspace}/src`))
      .flatMap(({ file, text }) => importsOf(text).map((target) => ({ file, target })))
      .filter(
        ({ target }) => target.startsWith('@portal/') && !allowed.some((name) => target.startsWith(name)),
      )
    expect(wrong).toEqual([])
  })

  it('the domain imports nothing but itself', () => {
    const wrong = sources
      .filter(({ file }) => file.startsWith('packages/domain/src') && !/\.(test|fixture)\.ts$/.test(file))
      .flatMap(({ file, text }) => importsOf(text).map((target) => ({ file, target })))
      .filter(({ target }) => !target.startsWith('.'))
    expect(wrong).toEqual([])
  })

  // What configures a tool stands beside the sources of a workspace, and not in them.
  it('nothing of the sources reaches another workspace by a relative path', () => {
    const wrong = sources.flatMap(({ file, text }) => {
      const depth = file.split('/').length - 3
      return importsOf(text)
        .filter((target) => target.startsWith('../'.repeat(depth + 1)))
        .map((target) => [file, target])
    })
    expect(wrong.filter(([file]) => /^(apps|packages)\/\w+\/src\//.test(String(file)))).toEqual([])
  })
})

describe('Architecture §1: the same nouns everywhere', () => {
  it.each(workspaces)('%s has only folders of the list', (workspace) => {
    const folders = sources
      .map(({ file }) => file)
      .filter((file) => file.startsWith(`${workspace}/src/`))
      .map((file) => file.slice(`${workspace}/src/`.length).split('/'))
      .filter((parts) => parts.length > 1)
      .map(([folder]) => folder ?? '')
    const known = new Set<string>([...nouns, ...technicalFolders[workspace]])
    expect([...new Set(folders)].filter((folder) => !known.has(folder))).toEqual([])
  })
})

describe('Architecture §1: one place for each thing', () => {
  it('only call.ts and its siblings speak HTTP', () => {
    const allowed = /^apps\/web\/src\/(api\/|acesso\/login\/)/
    const wrong = sources
      .filter(({ file }) => file.startsWith('apps/web/src/') && !allowed.test(file) && isProduct(file))
      .filter(({ text }) => /\bfetch\(|XMLHttpRequest|EventSource/.test(text))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('the web reads of a call only what its build keeps of it (apps/web/vite/contractRoutes.ts)', () => {
    const wrong = sources
      .filter(({ file }) => file.startsWith('apps/web/src/') && isProduct(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/(?<!typeof )\b(\w+)\.\w+\.(?:errors|body|query|summary)\b/g)]
          .filter(([, grupo]) => new RegExp(`\\b${grupo}\\b[^\n]*from '@portal/contract/`).test(text))
          .map(([lido]) => `${file}: ${lido}`),
      )
    expect(wrong).toEqual([])
  })

  it('no handler reaches the pool: a call has the one connection that the edge took for it', () => {
    // The two pages of the site take theirs themselves: no edge of a call stands before them.
    const allowed =
      /^(db|http|job|operadora|process|trilha|seed|testing)\/|^site\/(caixaLocal|contatoPage)\.ts$|^acesso\/(semSessao|limpeza)\.ts$|^regraEvento\/regras\.ts$|^imagem\/(orfaos|retencao)\.ts$|\.(test|fixture)\.ts$/
    const wrong = sources
      .filter(({ file }) => file.startsWith('apps/server/src/'))
      .filter(({ file }) => !allowed.test(file.slice('apps/server/src/'.length)))
      .filter(({ text }) => /\bpool\b/i.test(text))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it.each(workspaces)('decision 0002 says why each run-time dependency of %s is there', (workspace) => {
    const { dependencies = {} } = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'))
    const page = readFileSync('docs/decisions/0002-runtime-dependencies.md', 'utf8')
    const names = Object.keys(dependencies).filter((name) => !name.startsWith('@portal/'))
    expect(names.filter((name) => !page.includes(name))).toEqual([])
  })

  it('only the one sanitised place writes HTML', () => {
    expect(
      sources
        .filter(
          ({ file, text }) =>
            !file.includes('/testing/') && /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(text),
        )
        .map(({ file }) => file),
    ).toEqual([])
  })
})

describe('the quality bar', () => {
  const code = sources.filter(({ file }) => !isData(file))

  it('no file is over 350 lines', () => {
    expect(code.filter((source) => lineCount(source) > 350).map(({ file }) => file)).toEqual([])
  })

  it('nearly every file is under 180 lines, and half of them under 60', () => {
    const product = code.filter(({ file }) => !file.includes('.test.'))
    expect(percentile(product.map(lineCount), 0.95)).toBeLessThanOrEqual(180)
    expect(median(product.map(lineCount))).toBeLessThanOrEqual(60)
  })

  it.each(forbiddenWords)('no source says %s', (_name, pattern) => {
    const wrong = sources.filter(
      ({ file, text }) => !file.includes('/testing/architecture') && pattern.test(text),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('no test stands on the day of the machine', () => {
    const asks = /\bcurrent_date\b|civilDay\(new Date\(\)\)/
    const wrong = sources.filter(
      ({ file, text }) =>
        /\.(test|fixture)\.tsx?$/.test(file) && !file.includes('/testing/architecture') && asks.test(text),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('no folder is named for nothing in particular', () => {
    const vague = /\/(utils?|helpers?|shared|common|misc|lib)\//
    expect(sources.filter(({ file }) => vague.test(file)).map(({ file }) => file)).toEqual([])
  })

  it('no file only passes on what others export', () => {
    const barrel = (text: string) => /^\s*(export \* from|export \{[^}]*\} from)/m.test(text)
    expect(sources.filter(({ text }) => barrel(text)).map(({ file }) => file)).toEqual([])
  })

  it('every source was read', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.flatMap(({ text }) => importsOf(text)).length).toBeGreaterThan(1000)
    expect(readFileSync('package.json', 'utf8')).toContain('portal-do-credenciado')
  })
})
