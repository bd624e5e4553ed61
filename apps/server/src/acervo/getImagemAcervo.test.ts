import { acervo } from '@portal/contract/acervo.ts'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { buildPdfPaginas, paginaDeCor } from '../imagem/decoder/pdf.fixture.ts'
import { buildTiffPaginas } from '../imagem/decoder/tiff.fixture.ts'
import { insertGuia, nextCor, upload } from '../imagem/imagem.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
const numeroFicha = await insertGuia(t)

async function send(nome: string, conteudo: Buffer): Promise<number> {
  const { body } = await upload(t, numeroFicha, nome, conteudo, { imagemGto: 'inicial:26' })
  return body.imagem.sequencial
}

/** The reply, and what its content measures. */
async function get(sequencial: number, pedida: { thumbnail?: boolean; pagina?: number } = {}) {
  const query = { numeroFicha, sequencial, ...pedida }
  const { body, codigo } = await t.call(acervo.getImagemAcervo, { query }, { as })
  if (codigo !== undefined) return { codigo }
  const { conteudo, ...resto } = body
  const file = Buffer.from(conteudo, 'base64')
  const { format, width } = await sharp(file).metadata()
  const { channels } = await sharp(file).stats()
  return { ...resto, formato: format, largura: width, tom: Math.round(channels[0]?.mean ?? 0) }
}

describe('an image of the archive', async () => {
  const radiografia = await send('rx.png', await arquivos.png(nextCor(), 2500, 100))
  const foto = await send('foto.jpg', await arquivos.jpeg(nextCor(), 2500, 100))
  const paginas = [20, 120, 220].map((cinza) => ({ cinza }))
  const tiff = await send('série.tif', buildTiffPaginas(paginas))
  const laudo = await send('laudo.pdf', buildPdfPaginas(paginaDeCor('0 0 0'), paginaDeCor('1 1 1')))

  it.each([
    ['a radiograph', radiografia, { formato: 'jpeg', largura: 2500, nomeArquivo: 'rx.jpg', paginasTela: 1 }],
    ['a photograph', foto, { formato: 'jpeg', largura: 2500, nomeArquivo: 'foto.jpg' }],
  ])('is a JPEG with every point, of %s', async (_nome, sequencial, esperado) => {
    expect(await get(sequencial)).toMatchObject(esperado)
    expect(await get(sequencial, { thumbnail: true })).toMatchObject({ formato: 'jpeg', largura: 320 })
    expect(await get(sequencial, { pagina: 1 })).toMatchObject({ formato: 'jpeg', largura: 2000 })
  })

  it.each([
    [1, 20],
    [2, 120],
    [3, 220],
  ])('is page %d of a TIFF', async (pagina, tom) => {
    expect(await get(tiff, { pagina })).toMatchObject({ pagina, paginasTela: 3, tom })
  })

  it('is a page of a PDF', async () => {
    expect(await get(laudo)).toMatchObject({ formato: 'jpeg', pagina: 1, paginasTela: 2, tom: 0 })
    expect(await get(laudo, { pagina: 2 })).toMatchObject({ pagina: 2, tom: 255 })
    expect(await get(laudo, { pagina: 3 })).toEqual({ codigo: 'API-IMG-0001' })
  })

  it('waits for its turn at the decoder', async () => {
    const { decoders } = t.services.shares
    const release = await decoders.take(100001)
    const resposta = get(radiografia, { thumbnail: true })
    await vi.waitFor(() => expect(decoders.waiting).toBe(1))
    release()
    expect(await resposta).toMatchObject({ formato: 'jpeg' })
  })
})
