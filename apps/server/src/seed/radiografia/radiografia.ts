import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Arquivos } from '../../imagem/arquivos.ts'
import { putCopias } from '../../imagem/copia.ts'
import { decode } from '../../imagem/decoder/decode.ts'
import type { Acervo, Filme } from './acervo.ts'
import { type EstadoDente, estados } from './desenhoDente.ts'
import { drawPanoramica } from './desenhoPanoramica.ts'
import { type Desenho, drawPeriapical, type NomeForma } from './desenhoRadiografia.ts'
import { writeLaudo } from './laudo.ts'
import { Textura } from './texturaRadiografia.ts'

/** Where each tooth is found: a film of it exists in each of these quadrants. */
const QUADRANTES: readonly (readonly [NomeForma, readonly number[]])[] = [
  ['molarSuperior', [1, 2]],
  ['molarInferior', [3, 4]],
  ['preMolar', [1, 2, 3, 4]],
  ['anterior', [1, 2, 3, 4]],
]

/** The softness of a film: nothing on it has a sharp edge. */
const DESFOQUE = 2.2

type Greys = Desenho & { readonly greys: Buffer }

async function expose(desenho: Desenho, textura: Textura): Promise<Greys> {
  const greys = await sharp(Buffer.from(desenho.svg)).greyscale().blur(DESFOQUE).raw().toBuffer()
  textura.apply(greys, desenho.largura)
  return { ...desenho, greys }
}

/** Teeth are drawn as the lower left ones: the others are their mirror images. */
function develop({ greys, largura, altura }: Greys, quadrante: number): Promise<Buffer> {
  return sharp(greys, { raw: { width: largura, height: altura, channels: 1 } })
    .flip(quadrante < 3)
    .flop(quadrante === 1 || quadrante === 4)
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Keeps a film as an upload is kept: the original and its copies, by content. */
async function store(arquivos: Arquivos, conteudo: Buffer, extensao: 'jpg' | 'pdf'): Promise<Filme> {
  const decodificada = await decode(conteudo, extensao)
  const sha256 = createHash('sha256').update(conteudo).digest('hex')
  await putCopias(arquivos, sha256, conteudo, decodificada)
  const { tipo, largura, altura, contraste } = decodificada
  return { sha256, bytes: conteudo.length, tipo, largura, altura, contraste }
}

/**
 * Draws the films of the demonstration and puts them where uploads go. The same films at each call, so that putting
 * them again changes nothing. Takes about a second.
 */
export async function createRadiografias(arquivos: Arquivos): Promise<Acervo> {
  const textura = new Textura()
  const keep = async (exposta: Greys, quadrante: number) =>
    store(arquivos, await develop(exposta, quadrante), 'jpg')
  const keepPeriapicais = async (forma: NomeForma, quadrantes: readonly number[], estado: EstadoDente) => {
    const exposta = await expose(drawPeriapical(forma, estado), textura)
    return Promise.all(
      quadrantes.map(async (quadrante) => {
        const filme = await keep(exposta, quadrante)
        return { forma, quadrante, estado, filme }
      }),
    )
  }
  const [panoramica, laudo, periapicais] = await Promise.all([
    expose(drawPanoramica(), textura).then((exposta) => keep(exposta, 3)),
    store(arquivos, writeLaudo(), 'pdf'),
    Promise.all(
      QUADRANTES.flatMap(([forma, quadrantes]) =>
        estados.map((estado) => keepPeriapicais(forma, quadrantes, estado)),
      ),
    ),
  ])
  return { panoramica, laudo, periapicais: periapicais.flat() }
}
