import path from 'node:path'
import { build } from 'vite'

const folder = path.join(import.meta.dirname, '..', 'apps', 'server')

/** Every program of the server that is started by its file: name in dist -> source. */
const entries = { main: 'src/process/main.ts', decoder: 'src/imagem/decoder/main.ts' }

/** Joins the server's own files, which type stripping would read one by one; the libraries stay outside. */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node24',
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, path.join(folder, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
