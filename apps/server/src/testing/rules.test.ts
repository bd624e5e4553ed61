import { api } from '@portal/contract/api.ts'
import { describe, expect, it } from 'vitest'
import { nouns, technicalFiles } from './architecture.tables.ts'
import { listRepeatedCodes } from './codigos.ts'
import { listArrows, listCircling, listKnots } from './folders.ts'
import {
  listAboveDb,
  listAboveProcess,
  listAboveRuntime,
  listCommentedOut,
  listFiguresInCatalogue,
  listFolderless,
  listHandmadeAddresses,
  listMisplacedHandlers,
  listNounsOfHttp,
  listNounsOfUi,
  listNounsSaidByHttp,
  listOwnFailures,
  listSqlElsewhere,
  listUnnamed,
  listUnseen,
  listWebInServer,
} from './rules.ts'
import { listSources, listTexts, type Source } from './sources.ts'

const sources = listSources()
const arrows = listArrows(sources)
const names = [...nouns, ...technicalFiles]

/** A source that stands there and imports this. */
const source = (file: string, ...targets: string[]): Source => ({
  file,
  text: targets.map((target) => `import type { Some } from '${target}'\n`).join(''),
})

describe('Architecture §1: folders', () => {
  it.each(['packages/domain', 'packages/contract', 'apps/server', 'apps/web'])(
    'no two of %s import each other, nor one and a folder within it',
    (workspace) => expect(listKnots(arrows, workspace)).toEqual([]),
  )

  it.each(['packages/domain', 'packages/contract', 'apps/server'])(
    'none of %s comes back to itself by way of others',
    (workspace) => expect(listCircling(arrows, workspace)).toEqual([]),
  )

  it('db knows none of those that use it', () => expect(listAboveDb(arrows)).toEqual([]))
  it('http knows no noun but the trail', () => expect(listNounsOfHttp(arrows, nouns)).toEqual([]))
  it('nor says a word of one', () => expect(listNounsSaidByHttp(sources, nouns)).toEqual([]))
  it('none imports what puts the process together', () => expect(listAboveProcess(arrows)).toEqual([]))
  it('runtime knows none of those that run on it', () => expect(listAboveRuntime(arrows)).toEqual([]))
  it('every source of the server stands in one', () => expect(listFolderless(sources)).toEqual([]))

  it('a reading on the web is shown by its one view', () => expect(listOwnFailures(arrows)).toEqual([]))

  it("the web's ui knows no noun", () => expect(listNounsOfUi(arrows, nouns)).toEqual([]))

  it('every noun is in the contract by its own name', () => {
    expect(listUnnamed(sources, Object.keys(api), names)).toEqual([])
    expect(listMisplacedHandlers(sources)).toEqual([])
  })

  it('were read', () => expect(arrows.length).toBeGreaterThan(3000))
})

describe('Architecture §1: one place for each thing', () => {
  it('only stores hold SQL', () => expect(listSqlElsewhere(sources)).toEqual([]))
  it('what a run made is read through the view of the login', () => expect(listUnseen(sources)).toEqual([]))
  it('only siteFolder.ts names the web on the server', () => expect(listWebInServer(sources)).toEqual([]))
  it('addresses of screens are built in one place', () => expect(listHandmadeAddresses(sources)).toEqual([]))
  it('a set of codes is listed once', () => expect(listRepeatedCodes(sources)).toEqual([]))
  it('a limit that a refusal tells is its constant', () => {
    expect(listFiguresInCatalogue(sources)).toEqual([])
  })
  it('no code is commented out', () => {
    expect(listCommentedOut([...sources, ...listTexts().filter(({ file }) => /\.css$/.test(file))])).toEqual(
      [],
    )
  })
})

describe('a violation is found', () => {
  const knots = (...some: Source[]) => listKnots(listArrows(some), 'apps/server')
  const store = source('apps/server/src/guia/guia.store.ts', '../imagem/cota.ts')

  it('two folders that import each other, one of them a type', () => {
    const cota = source('apps/server/src/imagem/cota.ts', '@portal/server/guia/guia.store.ts')
    expect(knots(store, cota)).toEqual(['guia, imagem'])
  })

  it('a folder and one within it', () => {
    const inner = source('apps/server/src/guia/reply/pago.ts', '../guia.store.ts')
    const outer = source('apps/server/src/guia/guia.store.ts', './reply/pago.ts')
    expect(knots(inner, outer)).toEqual(['guia/, guia/reply'])
  })

  it('and not one that a test looks at, nor a folder within that only one of the two knows', () => {
    const test = source('apps/server/src/imagem/cota.test.ts', '../guia/guia.store.ts')
    const inner = source('apps/server/src/imagem/decoder/main.ts', '../job/jobs.ts')
    const outer = source('apps/server/src/imagem/cota.ts', './decoder/main.ts')
    expect(knots(store, test, inner, outer)).toEqual([])
  })

  it('two folders within another', () => {
    const item = source('apps/server/src/seed/guia/item.ts', '../linha/marcos.ts')
    const marcos = source('apps/server/src/seed/linha/marcos.ts', '../guia/item.ts')
    expect(knots(item, marcos)).toEqual(['seed/guia, seed/linha'])
  })

  it('folders that come back to themselves by way of others', () => {
    const cota = source('apps/server/src/imagem/cota.ts', '../job/jobs.ts')
    const jobs = source('apps/server/src/job/jobs.ts', '../guia/guia.store.ts')
    const app = source('apps/server/src/app.ts', './guia/guia.store.ts')
    expect(listCircling(listArrows([store, cota, jobs, app]), 'apps/server')).toEqual([
      'guia',
      'imagem',
      'job',
    ])
  })

  it.each([
    ['a noun of the web', '../../guia/GuiaPage.tsx'],
    ['a noun of the domain', '@portal/domain/guia/acao.tables.ts'],
    ['a call', '@portal/contract/guia.ts'],
  ])('in ui, %s', (_what, target) => {
    const button = source('apps/web/src/ui/action/Button.tsx', target, '../layout/Stack.tsx')
    expect(listNounsOfUi(listArrows([button]), nouns)).toHaveLength(1)
  })

  it('a handler in db', () => {
    const client = source(
      'apps/server/src/db/client.ts',
      '../http/handler.ts',
      './roles.ts',
      '../runtime/startup.ts',
    )
    expect(listAboveDb(listArrows([client]))).toEqual([
      'apps/server/src/db/client.ts -> apps/server/src/http/handler.ts',
    ])
  })

  it('a noun at the edge', () => {
    const runCall = source(
      'apps/server/src/http/call/runCall.ts',
      '../../acesso/token.ts',
      '../../trilha/trilha.store.ts',
    )
    expect(listNounsOfHttp(listArrows([runCall]), nouns)).toHaveLength(1)
  })

  it('a word of a noun at the edge', () => {
    const file = 'apps/server/src/http/receive/validate.ts'
    const said =
      "import { a } from '../../guia/a.ts'\nconst texto = 'Informe o dente ou a região.' // o dente\n"
    expect(listNounsSaidByHttp([{ file, text: said }], nouns)).toEqual([
      `${file}: Informe o dente ou a região.`,
    ])
  })

  it('a folder that imports what puts the process together', () => {
    const limpeza = source(
      'apps/server/src/acesso/limpeza.ts',
      '../process/openServices.ts',
      '../http/services.ts',
    )
    expect(listAboveProcess(listArrows([limpeza]))).toHaveLength(1)
  })

  it.each([
    ['in a template', `const find = \`select \${colunas} from guia\``],
    ['in lines', 'const find =\n  `insert\n into guia (a) values ($1)`'],
    ['in quotes', `const find = 'update guia g set a = 1'`],
    ['in other quotes', 'const find = "delete from guia"'],
    ['with names of its own', 'const find = `with vivas as (select 1) table vivas`'],
  ])('SQL %s', (_how, text) => {
    const file = 'apps/server/src/guia/getGuia.ts'
    expect(listSqlElsewhere([{ file, text }])).toEqual([file])
    expect(listSqlElsewhere([{ file: 'apps/server/src/guia/fatos/guia.store.ts', text }])).toEqual([])
  })

  it("a run's money past the view", () => {
    const sql = '`select e.liberado_centavos as "pagoCentavos" from repasse_evento e`,'
    const write = (made: string) => [
      {
        file: 'apps/server/src/guia/pago.store.ts',
        text: `const pago = ${made}<{ pagoCentavos: number }>(\n  'guia.pago',\n  ${sql}\n)\n`,
      },
    ]
    expect(listUnseen(write('statement'))).toHaveLength(1)
    expect(listUnseen(write('statementVisto'))).toEqual([])
  })

  it.each(["'Select a plan'", "header('set-cookie', one)", '// select the guide from the list'])(
    'and no SQL in %s',
    (text) => expect(listSqlElsewhere([{ file: 'apps/server/src/guia/getGuia.ts', text }])).toEqual([]),
  )

  it.each([
    ["'API-IMG-0003': erro(413, 'Grande demais', 'O arquivo passa de 5 MB.')", 1],
    [`'API-IMG-0003': erro(413, 'Grande demais', \`O arquivo passa de \${tamanhoMaximo}.\`) // Spec §5`, 0],
  ])('a limit told beside its constant, in %s', (text, faults) => {
    expect(listFiguresInCatalogue([{ file: 'packages/contract/src/imagem.errors.ts', text }])).toHaveLength(
      faults,
    )
  })

  it('codes that are listed twice, in any order', () => {
    const tabela = { file: 'packages/domain/src/a/a.tables.ts', text: "const as = ['um', 'dois'] as const\n" }
    const schema = {
      file: 'packages/contract/src/a.ts',
      text: "Type.Union([\n  Type.Literal('dois'),\n  Type.Literal('um'),\n])",
    }
    const tipo = { file: 'apps/server/src/a/a.store.ts', text: "type A = /* A */ 'dois' | 'um'" }
    const campos = { file: 'apps/server/src/a/b.ts', text: "type B = Pick<C, 'um' | 'dois'>" }
    const [found, ...others] = listRepeatedCodes([tabela, schema, tipo, campos])
    expect(found).toBe(`'dois' | 'um': ${[tabela, schema, tipo].map(({ file }) => file).join(', ')}`)
    expect(others).toEqual([])
    expect(listRepeatedCodes([tabela, campos])).toEqual([])
  })

  it.each([
    ['a list', 'packages/contract/src/b.ts', "situacao: UmDe(['dois', 'um']),"],
    ['a constant of a type', 'packages/domain/src/b/b.ts', "const bs: readonly B[] = ['um', 'dois']"],
    [
      'a table',
      'packages/domain/src/b/b.tables.ts',
      "export const bs = [\n  { codigo: 'um', rotulo: 'Um' },\n  { codigo: 'dois', rotulo: 'Dois' },\n] as const",
    ],
    ['a screen', 'apps/web/src/b/B.tsx', "type BProps = { b: 'um' | 'dois' }"],
  ])('codes that are listed again, as %s', (_how, file, text) => {
    const tabela = { file: 'packages/domain/src/a/a.tables.ts', text: "const as = ['um', 'dois'] as const\n" }
    expect(listRepeatedCodes([tabela, { file, text }])).toHaveLength(1)
    expect(listRepeatedCodes([tabela, { file, text: text.replace("'dois'", "'quatro'") }])).toEqual([])
  })

  it.each([
    ['a failure', '../carregamento/LoadError.tsx'],
    ['a failure of its own words', '../ui/feedback/ErrorState.tsx'],
    ['a skeleton', '../ui/feedback/Skeleton.tsx'],
    ['both', '../ui/feedback/Skeleton.tsx', '../ui/feedback/ErrorState.tsx'],
  ])('a part of the web with %s of its own', (_what, ...targets) => {
    const own = source('apps/web/src/guia/GuiaCard.tsx', ...targets)
    const shared = source('apps/web/src/guia/GuiaLista.tsx', '../carregamento/QueryView.tsx')
    expect(listOwnFailures(listArrows([own, shared]))).toEqual(['guia/GuiaCard.tsx'])
  })

  it('the web on the server', () => {
    const file = 'apps/server/src/http/receive/edge.ts'
    expect(listWebInServer([source(file, '@portal/web/src/marca/marca.ts')])).toEqual([file])
  })

  it.each([
    'href={`/portal/guia/7`}',
    'href="/portal/prazos"',
    "pathname.startsWith('/portal/guia/')",
    "navigate({ href: '/portal/consultaGTOs?aba=pendentes' })",
  ])('the address made by hand in %j', (text) => {
    expect(listHandmadeAddresses([{ file: 'apps/web/src/guia/a.tsx', text }])).toHaveLength(1)
  })

  it.each([
    "useParams({ from: '/portal/guia/$numeroFicha' })",
    "hrefOf('/portal/prazos')",
    "toEndereco(\n  '/portal/prazos', {})",
    "// as '/portal/guia/7' is",
    "address.startsWith('/portal/')",
  ])('and none in %j', (text) => {
    expect(listHandmadeAddresses([{ file: 'apps/web/src/guia/a.tsx', text }])).toEqual([])
  })

  it.each([
    '// const guia = await findGuia(db)',
    "// import { a } from './a.ts'",
    '  // return undefined;',
    '/* if (guia) { */',
    '/**\n * findGuia(db, numeroFicha)\n */',
    '// <GuiaTable guias={guias} />',
    '// guia.versao = 3',
    '/* color: red; */',
    '  // })',
  ])('code in the comment %j', (text) => {
    expect(listCommentedOut([{ file: 'a.ts', text }])).toHaveLength(1)
  })

  it.each([
    '// Returns what the guide holds (Spec §4).',
    '/** For each guide: its events. */',
    "const url = 'https://example.com/const a = 1'",
    '/** The key by its name: `autorizacaoEvento.aprovado` is 4. */',
    '// If the guide is gone, nothing (it was cancelled).',
  ])('and none in %j', (text) => expect(listCommentedOut([{ file: 'a.ts', text }])).toEqual([]))

  it('a file of the contract, a group of calls and handlers under other names', () => {
    const files = ['packages/contract/src/ficha.errors.ts', 'packages/contract/src/guia.ts']
    const found = listUnnamed(
      files.map((file) => source(file)),
      ['gto', 'evento'],
      names,
    )
    expect(found).toEqual(['ficha', 'gto'])
    expect(listMisplacedHandlers([source('apps/server/src/guia/evento.handlers.ts')])).toHaveLength(1)
  })
})
