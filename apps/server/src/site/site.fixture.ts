import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../process/app.ts'
import type { TestApp } from '../testing/testApp.ts'

const shell =
  '<!doctype html><html lang="pt-BR"><head><title>T</title></head><body><div id="raiz"></div></body></html>'

/** Stands where the web's build leaves its module: the same functions, words that a test can read. */
const paginas = `
export const marcaIds = ['aurora', 'meridiano', 'lumina']
export const loginStyle = (marca) => 'body{--marca:' + marca + '}'
export const renderHead = (marca) => '<link href="/marca/' + marca + '.svg" rel="icon"/>'
export const renderSkeleton = (marca, quem) => '<i>' + ['esqueleto', marca, quem?.login, quem?.info.nome, quem?.info.dentistaConectado?.nome].join(' ').trim() + '</i>'
export const renderLogin = (marca, estado) => '<main>' + marca + '</main>'
`

/** As Vite writes it. */
const manifest = {
  'index.html': { file: 'assets/index-abc.js', imports: ['_comum.js'] },
  '_comum.js': { file: 'assets/comum-abc.js' },
  '_guias.js': { file: 'assets/guias-abc.js', imports: ['_comum.js'] },
  'src/HomePage.tsx': { file: 'assets/HomePage-abc.js', imports: ['_comum.js'] },
  'src/guia/GuiaPage.tsx': { file: 'assets/GuiaPage-abc.js', imports: ['_comum.js', '_guias.js'] },
}

/** A folder laid out as the built portal, small enough to read. */
export async function createSiteFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-site-'))
  const script = 'console.error("oi")\n'.repeat(20)
  const files: Record<string, string | Buffer> = {
    'index.html': shell,
    'login.html': shell,
    'celular.html': shell,
    'chatLocal.html': shell,
    'assets/index-abc.js': script,
    'assets/index-abc.js.br': brotliCompressSync(script),
    'marca/aurora.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'servidor/paginas.js': paginas,
    '.vite/manifest.json': JSON.stringify(manifest),
    'package.json': '{"type":"module"}',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return folder
}

/**
 * The server with its pages, and the folder that they are in, for all the tests of a file:
 * `const { app } = await openTestSite(t)` at its top. Closed after the last.
 */
export async function openTestSite({ services }: TestApp): Promise<{ app: FastifyInstance; folder: string }> {
  const folder = await createSiteFolder()
  const app = await buildApp({ services, siteFolder: folder })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return { app, folder }
}
