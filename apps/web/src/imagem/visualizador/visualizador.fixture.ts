import type { Imagem } from '@portal/contract/imagem.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { imagens, openImagens, setGuardadas } from '../imagem.fixture.ts'

export const visualizador = page.getByRole('dialog')
export const titulo = visualizador.getByRole('heading', { level: 2 })
export const ferramenta = (nome: RegExp) => visualizador.getByRole('button', { name: nome })

/** The picture on the stage. */
export const tela = (): HTMLCanvasElement => {
  const canvas = visualizador.element().querySelector('canvas')
  if (!canvas) throw new Error('nothing is on the stage')
  return canvas
}

export const palco = (): Element => {
  const quadro = tela().parentElement?.parentElement
  if (!quadro) throw new Error('no stage')
  return quadro
}

export const readMatriz = (): DOMMatrix => new DOMMatrix(getComputedStyle(tela()).transform)

/** The zoom that the tools tell, in per cent. */
export const readZoom = (): string | undefined =>
  visualizador.getByRole('group', { name: 'Tamanho' }).element().querySelector('span:not(:has(*))')
    ?.textContent

/** The colour in the middle of what is shown. */
export const readCor = (): number[] => {
  const { width, height } = tela()
  const { data } = tela()
    .getContext('2d')
    ?.getImageData(width / 2, height / 2, 1, 1) ?? { data: [] }
  return [...data].slice(0, 3)
}

/** Opens the guide and looks at its first image. */
export async function openVisualizador(...guardadas: Imagem[]): Promise<number> {
  setGuardadas(...guardadas)
  const numeroFicha = await openImagens()
  await imagens
    .getByRole('button', { name: /^Ver imagem/ })
    .first()
    .click()
  await expect.element(visualizador).toBeVisible()
  return numeroFicha
}
