import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contractRoutes } from '../../apps/web/vite/contractRoutes.ts'

const root = path.join(import.meta.dirname, 'pages')

/** Builds pages of this folder with the portal's own tools, and gives the folder that they are in meanwhile. */
export async function withBuiltPages<T>(
  names: readonly string[],
  measure: (folder: string) => Promise<T>,
): Promise<T> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [
        contractRoutes(),
        react({ compiler: true }),
        { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
      ],
      css: { modules: { localsConvention: 'dashes' } },
      build: {
        outDir,
        emptyOutDir: true,
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        rolldownOptions: { input: names.map((name) => path.join(root, `${name}.html`)) },
      },
    })
    return await measure(outDir)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
