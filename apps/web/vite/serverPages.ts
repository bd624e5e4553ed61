import path from 'node:path'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { build, type Plugin } from 'vite'
import { contractRoutes } from './contractRoutes.ts'

const source = (file: string): string => fileURLToPath(new URL(`../src/${file}`, import.meta.url))

/** By the name under which the server finds it. */
const input = { paginas: source('render.tsx') }

/**
 * Builds, beside the pages, the module with which the server draws the login, the brands' heads and the portal's
 * skeleton. React comes inside it, so that the server itself depends on none of the web.
 */
export function serverPages(): Plugin {
  let outDir = ''
  return {
    name: 'portal:server-pages',
    apply: 'build',
    configResolved: ({ root, build: options }) => {
      outDir = path.resolve(root, options.outDir)
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [contractRoutes(), { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' }],
          // The same class names as in the browser's sheets
          css: { modules: { localsConvention: 'dashes' } },
          // Without it React would run as in development there.
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: true,
            outDir: path.join(outDir, 'servidor'),
            target: 'node24',
            minify: true,
            cssMinify: true,
            cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
            // The libraries' "use client" means nothing here.
            rolldownOptions: {
              checks: { moduleLevelDirective: false },
              input,
              output: { entryFileNames: '[name].js' },
            },
          },
        })
      },
    },
  }
}
