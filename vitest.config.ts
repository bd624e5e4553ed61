import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two processors, and the database wants its share.
    maxWorkers: 2,
    projects: [
      { test: { name: 'domain', include: ['packages/*/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/databaseSetup.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
