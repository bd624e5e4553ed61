import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { imagem as contrato, Imagem } from '@portal/contract/imagem.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { lugares } from '../guia/acao/lugares.ts'
import { answerPagina } from '../guia/paginaGuia.fixture.ts'
import { answer, answerFile } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { type Partly, sample } from '../testing/sample.ts'

export const createImagem = (mudancas: Partly<Imagem> = {}): Imagem =>
  sample(Imagem, {
    sequencial: 1,
    nomeArquivo: '16 inicial.png',
    tipo: 'image/png',
    bytes: 389_120,
    largura: 640,
    altura: 480,
    paginas: 1,
    paginasTela: 1,
    momento: 'inicial',
    dente: '16',
    ...mudancas,
  })

export const createExigida = (mudancas: Partial<ImagemExigida> = {}): ImagemExigida => ({
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  codigoLocalizacao: '16',
  momento: 'inicial',
  atendida: false,
  ...mudancas,
})

type Cor = readonly [vermelho: number, verde: number, azul: number]

/** A picture of one colour. */
export async function paint(
  [vermelho, verde, azul]: Cor = [90, 90, 90],
  largura = 64,
  altura = 48,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(largura, altura)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = `rgb(${vermelho} ${verde} ${azul})`
  context.fillRect(0, 0, largura, altura)
  return canvas.convertToBlob()
}

let filmes = 0

/** A file that is like no other, of which nothing is to be said: light squares on dark ones. */
export async function createFilme(nome: string, [largura, altura] = [320, 240], luz = 1): Promise<File> {
  const canvas = new OffscreenCanvas(largura, altura)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const [escuro, claro] = [10 + (filmes++ % 50), 200]
  for (let at = 0; at * 20 < largura * 2; at++)
    for (let linha = 0; linha * 20 < altura; linha++) {
      const cinza = ((at + linha) % 2 ? claro : escuro) * luz
      context.fillStyle = `rgb(${cinza} ${cinza} ${cinza})`
      context.fillRect(at * 20, linha * 20, 20, 20)
    }
  return new File([await canvas.convertToBlob()], nome)
}

/**
 * Each guide has a queue of its own, which outlives its page: no test finds the files of another. None ends in the four
 * digits of a guide of the lists, by which one of them is found.
 */
let ultima = 710_500

/** The guide's images as the server has them now. */
let guardadas: Imagem[] = []
export const setGuardadas = (...imagens: Imagem[]): void => {
  guardadas = imagens
}

/** All that a guide and its images ask for; what is sent is kept, and what is removed is gone. */
export async function answerImagens(
  mudancas: Partial<GuiaDetalhada> = {},
  answerResto: (numeroFicha: number) => unknown = (numeroFicha) => answerPagina({ numeroFicha, ...mudancas }),
): Promise<number> {
  const numeroFicha = ++ultima
  answerResto(numeroFicha)
  answer(contrato.listImagens, () => guardadas)
  answer(contrato.getRepetida, {})
  answerFile(contrato.getImagem, await paint(), '16 inicial.png')
  answer(contrato.uploadImagem, ({ query: { imagemGto = 'inicial' } }) => {
    const [momento, dente = null] = imagemGto.split(':') as ['inicial' | 'final', string?]
    const sequencial = guardadas.length + 1
    const nova = createImagem({ sequencial, momento, dente, nomeArquivo: `enviada ${sequencial}.png` })
    guardadas = [...guardadas, nova]
    return { imagem: nova }
  })
  answer(contrato.deleteImagem, ({ query: { sequencial } }) => {
    guardadas = guardadas.filter((uma) => uma.sequencial !== sequencial)
    return { ok: true } as const
  })
  answer(contrato.updateImagem, {})
  return numeroFicha
}

export const imagens = page.getByRole('list', { name: 'Imagens da guia' })
export const fila = page.getByRole('list', { name: 'Arquivos a enviar' })
export const escolher = page.getByRole('button', { name: 'Escolher arquivos' })

/** Opens the guide, and its images where they are folded. */
export async function openImagens(...guia: Parameters<typeof answerImagens>): Promise<number> {
  const numeroFicha = await answerImagens(...guia)
  openPage(`/portal/guia/${numeroFicha}`)
  const titulo = page.getByRole('heading', { level: 2, name: 'Imagens' })
  await expect.element(titulo).toBeVisible()
  if (!document.getElementById(lugares.imagens)?.hasAttribute('open')) await titulo.click()
  return numeroFicha
}

/**
 * Answers the browser's own window of files, with what a window leaves behind: the files in the field, and its two events.
 * The runner's own upload carries each file out of the page as text and back, which takes seconds for a large one.
 */
export async function chooseFiles(...arquivos: File[]): Promise<void> {
  await expect.element(escolher).toBeVisible()
  const entrada = escolher.element().parentElement?.querySelector<HTMLInputElement>('input[type=file]')
  if (!entrada) throw new Error('no field for files')
  const dados = new DataTransfer()
  for (const arquivo of arquivos) dados.items.add(arquivo)
  entrada.files = dados.files
  entrada.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  entrada.dispatchEvent(new Event('change', { bubbles: true }))
}
