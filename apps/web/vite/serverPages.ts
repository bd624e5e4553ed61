import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { contractRoutes } from './contractRoutes.ts'

const entry = fileURLToPath(new URL('../src/acesso/login/render.tsx', import.meta.url))

/**
 * Builds, beside the pages, the module with which the server draws the login and the brands' heads. React comes
 * inside it, so that the server itself depends on none of the web.
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
          plugins: [contractRoutes()],
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
            rolldownOptions: { input: { paginas: entry }, output: { entryFileNames: '[name].js' } },
          },
        })
      },
    },
  }
}
