import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isFrameTanstack, nameFrameChunk, nameSharedChunk } from './vite/chunkNames.ts'
import { contractRoutes } from './vite/contractRoutes.ts'
import { runEarlyIntent } from './vite/earlyIntent.ts'
import { lateLogin } from './vite/lateLogin.ts'
import { lowPriority } from './vite/lowPriority.ts'
import { precompress } from './vite/precompress.ts'
import { serverPages } from './vite/serverPages.ts'
import { telas } from './vite/telas.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The pages of production; gallery.html is left out on purpose, the development server alone shows it. */
const pages = ['index.html', 'login.html'].filter((page) => existsSync(root + page))

export default defineConfig({
  root,
  plugins: [
    contractRoutes(),
    react({ compiler: true }),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    lateLogin(),
    lowPriority(),
    runEarlyIntent(),
    telas(),
    serverPages(),
    precompress(),
  ],
  css: { modules: { localsConvention: 'dashes' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() and nested themes are resolved at the element, so that they must reach the browser as written
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy allows scripts and styles from this origin alone: nothing may be inlined.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages.map((page) => root + page),
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'tanstack', test: isFrameTanstack, priority: 2 },
            { name: nameFrameChunk, debugName: 'moldura', priority: 1 },
            { name: nameSharedChunk, debugName: 'partes' },
          ],
        },
      },
    },
  },
})
