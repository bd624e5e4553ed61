import { defineConfig } from 'vitest/config'

/** The tests of this folder as Stryker runs them, a few at a time: a busy machine is slow, not wrong. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 } })
