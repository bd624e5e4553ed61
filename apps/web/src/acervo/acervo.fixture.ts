import { acervo, ImagemAcervo } from '@portal/contract/acervo.ts'
import { paint } from '../imagem/imagem.fixture.ts'
import { answer } from '../testing/calls.ts'
import { type Partly, sample } from '../testing/sample.ts'

export const createImagemAcervo = (mudancas: Partly<ImagemAcervo> = {}): ImagemAcervo =>
  sample(ImagemAcervo, {
    numeroFicha: 700900,
    sequencial: 1,
    nomeArquivo: '26 inicial.png',
    tipo: 'image/png',
    bytes: 389_120,
    largura: 640,
    altura: 480,
    paginas: 1,
    paginasTela: 1,
    momento: 'inicial',
    dente: '26',
    data: '2026-11-10',
    enviadaEm: '2026-11-10T15:00:00.000Z',
    eventos: [],
    origem: null,
    ...mudancas,
  })

/** Every image of the archive is this one. */
export async function answerImagens(): Promise<void> {
  const bytes = new Uint8Array(await new Response(await paint()).arrayBuffer())
  answer(acervo.getImagemAcervo, { nomeArquivo: 'rx.jpg', conteudo: btoa(String.fromCharCode(...bytes)) })
}
