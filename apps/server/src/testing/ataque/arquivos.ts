import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { ignoreMissing } from '../../files/missing.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'

/** Words that every file of the attack carries: on the disk they betray a file that is not sealed. */
const marca = 'PACIENTE MARIA DAS DORES'

/** How a picture or a document begins. A BMP says more than its two letters: the zeros are reserved. */
const magicas: readonly (readonly [string, RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG/],
  ['PDF', /^%PDF/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM[\s\S]{4}\0{4}/],
]

/** Grain, which no format packs: some hundreds of kilobytes, so that receiving takes its time. */
const createGrain = (lado: number) =>
  sharp({
    create: {
      width: lado,
      height: lado,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

/** A file of each type that the portal takes, with the name it is sent under. */
async function createModelos(): Promise<[string, Buffer][]> {
  return [
    ['a.jpg', await createGrain(900).jpeg({ quality: 95 }).toBuffer()],
    ['a.png', await createGrain(500).png().toBuffer()],
    ['a.tif', await createGrain(500).tiff({ compression: 'none' }).toBuffer()],
    ['a.bmp', arquivos.bmp(24, 500, 500)],
    ['a.pdf', arquivos.pdf(`4 0 obj (${'laudo '.repeat(100_000)}) endobj\n`)],
  ]
}

/** Gives one file after the other, each unlike all before it: a guide takes no file twice. */
export async function createMunicao(): Promise<() => { nome: string; conteudo: Buffer }> {
  const modelos = await createModelos()
  let n = 0
  return () => {
    const [nome, modelo] = modelos[n++ % modelos.length] ?? ['', Buffer.alloc(0)]
    return { nome, conteudo: Buffer.concat([modelo, Buffer.from(`%${marca} ${randomUUID()}\n`)]) }
  }
}

/** Reads every byte under a folder; tells the files that are not sealed, and how many there were. */
export async function findAbertos(folder: string): Promise<{ abertos: string[]; lidos: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const abertos: string[] = []
  let lidos = 0
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const conteudo = await ignoreMissing(readFile(file))
    if (!conteudo) continue
    lidos++
    const inicio = conteudo.toString('latin1', 0, 16)
    const magica = magicas.find(([, padrao]) => padrao.test(inicio))?.[0]
    if (magica || conteudo.includes(marca)) abertos.push(`${path.relative(folder, file)}: ${magica ?? marca}`)
  }
  return { abertos, lidos }
}
