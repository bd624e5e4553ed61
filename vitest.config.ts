import { configDefaults, defineConfig } from 'vitest/config'
import { workers } from './scripts/workers.ts'

// A busy machine is slow, not wrong: what waits this long is stuck.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }
// What passes only the second time passes, and the report says so, as of the pages and the journeys: on a machine that
// does other work besides, what waits for a connection or a process may give up too early.
const secondTime = { ...patience, retry: 1 }
const architecture = [
  'apps/server/src/testing/{architecture,rules,camada,citacao,glossario}.test.ts',
  'scripts/docs/{pages,interface,acessos,chamadas}.test.ts',
]

// It replaces a module, which only a process that nothing has loaded it into can do.
const replacing = [
  'apps/web/src/api/stream.test.ts',
  'apps/web/src/guia/contextoRegras.test.ts',
  'apps/server/src/testing/matriz/tentativa.test.ts',
  'apps/server/src/site/quartaRede.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: workers,
    // A menu of the control library fits its height to the window while it is measured; the browser tells its size a frame
    // later, and says so. A listener in the page instead would take the errors of the page from their tests.
    onConsoleLog: (log) => !log.includes('ResizeObserver loop'),
    projects: [
      'apps/web/vitest.pages.config.ts',
      // Pure functions: they may share one process, which takes a quarter of the time.
      { test: { name: 'domain', include: ['packages/*/src/**/*.test.ts'], isolate: false, ...patience } },
      // Apart from the server's, so that the quick check needs no database.
      { test: { name: 'architecture', include: architecture, ...patience } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...architecture, ...replacing],
          globalSetup: ['apps/server/src/testing/databaseSetup.ts'],
          // Loading the server anew for each of 150 files took more than a quarter of the time.
          isolate: false,
          ...secondTime,
        },
      },
      {
        test: {
          name: 'replacing',
          include: replacing,
          globalSetup: ['apps/server/src/testing/databaseSetup.ts'],
          ...secondTime,
        },
      },
      // What takes minutes: `npm run test:ataque` alone runs it.
      {
        test: {
          name: 'ataque',
          include: ['apps/server/src/**/*.ataque.ts'],
          globalSetup: ['apps/server/src/testing/databaseSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...replacing, '**/*.page.test.tsx'],
          environment: 'node',
          // Loading React anew for each file took most of the time.
          isolate: false,
          // Components ask for their classes by name, and refuse one that there is not.
          css: { include: [/\.module\.css$/] },
          ...patience,
        },
      },
    ],
  },
})
