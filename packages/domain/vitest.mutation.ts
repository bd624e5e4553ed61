import { defineConfig } from 'vitest/config'

/**
 * The tests of this folder as Stryker runs them, a few at a time: a busy machine is slow, not wrong. Drawn cases are
 * fewer and always the same ones, for all would take two seconds for each of two thousand mutants.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['vitest.seed.ts'],
    env: { PROPRIEDADES_PARTE: '0.05' },
    isolate: false,
    testTimeout: 60_000,
  },
})
