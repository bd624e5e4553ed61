import type { KnipConfig } from 'knip'

/** Rules of the specification that stand in the domain, with their tests, before the screen that will use them. */
const keptForLater: Readonly<Record<string, string>> = {
  'packages/domain/src/credenciado/ferramentaDigital.tables.ts': 'the indicators (Spec §5.12)',
  'packages/domain/src/evento/regra/documentacao.tables.ts': 'the orthodontic documentation kits (Spec §9)',
  'packages/domain/src/guia/medidaOrto.tables.ts': 'the orthodontic form (Spec §9.5)',
  'packages/domain/src/solicitacaoExame/statusSolicitacao.tables.ts': 'the exam requests (Spec §4.4)',
  'packages/domain/src/texto/mascara.ts': 'the guide-chip field of the statement (`listFichas`, Spec §5)',
  'packages/domain/src/uf/uf.tables.ts': 'the requester of the exam requests (Spec §3.5)',
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
