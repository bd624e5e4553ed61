import { configDefaults, defineConfig } from 'vitest/config'

/**
 * The tests of this folder as Stryker runs them, a few at a time: a busy machine is slow, not wrong. Without the drawn
 * cases: two seconds for each of two thousand mutants, and another score each time.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/evento/propriedades.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
