import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './vite/contractRoutes.ts'
import { lateScripts } from './vite/lateScripts.ts'
import { serverPages } from './vite/serverPages.ts'
import { createIsSharedOfHome } from './vite/sharedOfHome.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The pages of production; gallery.html is left out on purpose, the development server alone shows it. */
const pages = ['index.html', 'login.html', 'celular.html', 'chatLocal.html'].filter((page) =>
  existsSync(root + page),
)

/**
 * What the pages without a session, login and telephone, have of the portal: named by what they call and show, not by
 * the pages themselves, whose own code the portal would load along.
 */
const isOfEntries =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]((useLogin|useErrorTitle|useKeyLabel|rede[\\/]ans|api[\\/]notice|contagem|findMarca|startSweep|useObjectUrl)\.ts|MarcaSymbol\.tsx)$/

/**
 * The frame, and what is a few lines and nearly every page has: in a heavy piece, one of them has that loaded by whoever
 * has the one.
 */
const isOfFrame =
  /[\\/]src[\\/](routes\.tsx|menu[\\/]ancora\.ts|api[\\/]orAbsent\.ts|ui[\\/]overlay[\\/]afterMenu\.ts|marca[\\/]estilo\.css|ui[\\/]layout[\\/].*)$|[\\/]react-aria[\\/]dist[\\/]private[\\/](utils|i18n)[\\/]|internationalized[\\/]number[\\/]/

/** Folders of which home and the guide need a few lines: each in pieces by who loads it, and never merged into another. */
const isOfLists = /[\\/]web[\\/]src[\\/](pesquisa|solicitacaoExame|imagem)[\\/]/

const isSharedOfHome = createIsSharedOfHome()

export default defineConfig({
  root,
  plugins: [
    contractRoutes(),
    react({ compiler: true }),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    lateScripts(),
    serverPages(),
  ],
  css: { modules: { localsConvention: 'dashes' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Where the server finds the files of each page (site/preloads.ts)
    manifest: true,
    // light-dark() and nested themes are resolved at the element, so that they must reach the browser as written
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy allows scripts and styles from this origin alone: nothing may be inlined.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The frame is one file of 527 KB, 137 as it travels (bench/results.md has what every page weighs)
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: pages.map((page) => root + page),
      output: {
        codeSplitting: {
          groups: [
            // What is loaded together travels together, with all that it imports: a slow line feels each request.
            { name: 'comum', test: isOfEntries, priority: 2 },
            // What the telephone has of the portal beside that
            {
              name: 'foto',
              test: /[\\/](reduceFoto|imagem[\\/]limite|sayHora|contract[\\/]src[\\/]envioCelular)\.ts$/,
              priority: 1,
            },
            // The ground's sheet goes along: it has to stand before those of the components.
            {
              name: (id, context) => (isOfFrame.test(id) || isSharedOfHome(id, context) ? 'portal' : null),
              priority: 1,
            },
            {
              name: 'lista',
              test: isOfLists,
              entriesAware: true,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Whatever loads something late has this: alone, or one of them would have it bring its own piece along
            { name: 'tardio', test: /vite[\\/]preload-helper/, priority: 2 },
            // Merged with what else a page asks for, a call of two lines would bring that along to every other page.
            {
              name: 'chamadas',
              test: /[\\/]contract[\\/]src[\\/]/,
              entriesAware: true,
              minShareCount: 2,
              entriesAwareMergeThreshold: 3000,
              includeDependenciesRecursively: false,
            },
            { name: 'dente', test: /[\\/]domain[\\/]src[\\/]dente[\\/]/, minShareCount: 2 },
            // A larger threshold has pages load what only others need, a smaller one asks for more files.
            { name: 'partes', entriesAware: true, minShareCount: 2, entriesAwareMergeThreshold: 1500 },
          ],
        },
      },
    },
  },
})
