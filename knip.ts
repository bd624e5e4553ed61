import type { KnipConfig } from 'knip'
import { api } from './packages/contract/src/api.ts'
import type { RouteGroup } from './packages/contract/src/route.ts'
import { telas } from './packages/domain/src/menu/tela.tables.ts'

/**
 * Rules of the specification that stand in the domain, with their tests, before what will use them: the address of a
 * screen or of a call. When that is there, they are used or deleted.
 */
const keptForLater: Readonly<Record<string, string>> = {
  // The indicators (Spec §5.12).
  'packages/domain/src/credenciado/ferramentaDigital.tables.ts': '/portal/indicadoresReajuste',
  // The orthodontic form (Spec §9.5).
  'packages/domain/src/guia/medidaOrto.tables.ts': '/api/guia/v1/gto/orto',
}

const standing = new Set<string>([
  ...telas.map(({ rota }) => rota),
  ...Object.values<RouteGroup>(api).flatMap((group) => Object.values(group).map(({ path }) => path)),
])

const overdue = Object.entries(keptForLater).filter(([, address]) => standing.has(address))
if (overdue.length > 0) {
  const said = overdue.map(
    ([file, address]) => `${file}: ${address} is there; use what it waited for, or delete it`,
  )
  throw new Error(`knip.ts keeps for later what is late:\n${said.join('\n')}`)
}

/**
 * `npm run check`. What no part of the product uses: files, exports and packages. In its production mode, where tests, benchmarks and
 * the gallery, which is none of the product, use nothing. A "!" marks what is product.
 */
const config: KnipConfig = {
  // Exported for its test, and used where it stands.
  ignoreExportsUsedInFile: true,
  ignoreIssues: Object.fromEntries(Object.keys(keptForLater).map((file) => [file, ['exports', 'types']])),
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
