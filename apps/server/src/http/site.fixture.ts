import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const shell =
  '<!doctype html><html lang="pt-BR"><head><title>T</title></head><body><div id="raiz"></div></body></html>'

/** Stands where the web's build leaves its module: the same functions, words that a test can read. */
const paginas = `
export const marcaIds = ['aurora', 'meridiano', 'lumina']
export const loginStyle = (marca) => 'body{--marca:' + marca + '}'
export const renderHead = (marca) => '<link href="/marca/' + marca + '.svg" rel="icon"/>'
export const renderLogin = (marca, estado) => '<main>' + marca + '</main>'
`

const moldura = `
export const drawFrame = ({ marca, tema, title }) => '<main>' + [marca, tema, title].join(' ') + '</main>' +
  '<div data-identidade="vazia"></div>'
export const drawIdentidade = (marca, { login, info }) => [marca, login, info.nome].join(' ')
`

const telas = [
  { path: '/portal', title: 'Início', scripts: ['/assets/HomePage-abc.js'], styles: [] },
  {
    path: '/portal/guia/$numeroFicha',
    title: 'Guia',
    scripts: ['/assets/GuiaPage-abc.js'],
    styles: ['/assets/GuiaPage-abc.css'],
  },
]

/** A folder laid out as the built portal, small enough to read. */
export async function createSiteFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-site-'))
  const script = 'console.error("oi")\n'.repeat(20)
  const files: Record<string, string | Buffer> = {
    'index.html': shell,
    'login.html': shell,
    'assets/index-abc.js': script,
    'assets/index-abc.js.br': brotliCompressSync(script),
    'marca/aurora.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'servidor/paginas.js': paginas,
    'servidor/moldura.js': moldura,
    'telas.json': JSON.stringify(telas),
    'package.json': '{"type":"module"}',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return folder
}
