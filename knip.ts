import { globSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'
import { api } from './packages/contract/src/api.ts'
import type { RouteGroup } from './packages/contract/src/route.ts'
import { telas } from './packages/domain/src/menu/tela.tables.ts'

/**
 * Rules of the specification that stand in the domain, with their tests, before what will use them. Their file begins with
 * the address of that screen or call, `// Kept for /portal/...: why`. When it is there, they are used or deleted.
 */
const keptForLater = globSync('packages/domain/src/**/*.ts').flatMap((file) => {
  const [, address] = /^\/\/ Kept for ([^:]+): /.exec(readFileSync(file, 'utf8')) ?? []
  return address === undefined ? [] : [{ file, address }]
})

const standing = new Set<string>([
  ...telas.map(({ rota }) => rota),
  ...Object.values<RouteGroup>(api).flatMap((group) => Object.values(group).map(({ path }) => path)),
])

const overdue = keptForLater.filter(({ address }) => standing.has(address))
if (overdue.length > 0) {
  const said = overdue.map(({ file, address }) => `${file}: is kept for ${address}, which is there`)
  throw new Error(`Use these, or delete them, and what they begin with:\n${said.join('\n')}`)
}

/**
 * `npm run check`. What no part of the product uses: files, exports and packages. In its production mode, where tests, benchmarks and
 * the gallery, which is none of the product, use nothing. A "!" marks what is product.
 */
const config: KnipConfig = {
  // Exported for its test, and used where it stands.
  ignoreExportsUsedInFile: true,
  ignoreIssues: Object.fromEntries(keptForLater.map(({ file }) => [file, ['exports', 'types']])),
  ignoreWorkspaces: ['bench'],
  workspaces: {
    '.': { entry: ['scripts/*.{ts,mjs}!'], project: ['scripts/**/*.{ts,mjs}!'] },
    'packages/*': {
      project: ['src/**/*.ts!', '!src/**/*.{test,fixture}.ts!'],
      // They are imported file by file: each is an entry, and its exports are what is to be checked.
      includeEntryExports: true,
      ignore: ['src/**/*.fixture.ts'],
    },
    'apps/server': {
      // Programs: started by name, not imported.
      entry: ['src/**/*Main.ts!', 'src/**/main.ts!', 'src/http/printOpenapi.ts!'],
      project: ['src/**/*.ts!', '!src/**/*.{test,fixture,ataque}.ts!', '!src/testing/**!'],
      includeEntryExports: true,
      ignore: ['src/testing/**', 'src/**/*.fixture.ts'],
      // Of the attacks and faults, which are run as root.
      ignoreBinaries: ['mount', 'umount'],
    },
    'apps/web': {
      // Pages and what the build draws with: named in HTML and in vite's plugins.
      entry: ['src/main.tsx!', 'src/{render,acesso/login/hydrate}.tsx!', 'vite.config.ts!', 'vite/*.ts!'],
      project: [
        'src/**/*.{ts,tsx}!',
        'vite/*.ts!',
        '!src/**/*.{test,spec,fixture}.{ts,tsx}!',
        '!src/**/testing/**!',
      ],
    },
  },
}

export default config
