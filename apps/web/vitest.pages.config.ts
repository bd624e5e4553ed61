import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineProject } from 'vitest/config'
import { findChromium, pageArgs } from '../../scripts/chromium.mjs'
import { pageWorkers } from '../../scripts/workers.ts'

const executablePath = findChromium()

/** React as it is shipped: what it checks besides while one develops takes a sixth of the time, and no test asks for it. */
const asShipped: Plugin = {
  name: 'as-shipped',
  enforce: 'pre',
  // The test runner names the environment itself, and what compiles JSX asks for nothing but this.
  configResolved: (config) => {
    Object.assign(config, { isProduction: true })
  },
}

/**
 * The pages in a real browser, each on answers that its test gives. The contract comes whole, with its schemas: they check
 * what the test answers and what the page sends.
 */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    asShipped,
    react({ compiler: true }),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
  ],
  css: { modules: { localsConvention: 'dashes' } },
  server: { hmr: false },
  optimizeDeps: {
    entries: ['src/routes.tsx', 'src/**/*.worker.ts', 'src/**/*.page.test.tsx', 'src/testing/*.ts*'],
    rolldownOptions: {
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      plugins: [optimizeLocales.vite({ locales: ['pt-BR'] })],
    },
  },
  test: {
    name: 'pages',
    include: ['src/**/*.page.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // One document serves all files: to load the portal anew for each takes longer than its tests.
    isolate: false,
    // What passes only the second time passes, and the report says so, as of the journeys: it is to be looked at.
    retry: 1,
    testTimeout: 90_000,
    // A busy machine is slow, not wrong: what waits this long is stuck.
    expect: { poll: { interval: 10, timeout: 30_000 } },
    maxWorkers: pageWorkers,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      testerHtmlPath: 'src/testing/tester.html',
      viewport: { width: 1366, height: 768 },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: pageArgs,
        },
        contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
