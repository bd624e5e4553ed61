import type { Comando } from './comando.ts'
import { type Janela, janelaInicial } from './janela.ts'
import {
  fit,
  flip,
  type Ponto,
  pan,
  rotate,
  type Tamanho,
  toTopo,
  type Visao,
  visaoInicial,
  zoomAt,
  zoomPasso,
  zoomReal,
} from './transformacao.ts'

/** How the open image is shown. Nothing of it touches the stored file. */
export type EstadoVisualizador = {
  visao: Visao
  janela: Janela
  imagem: Tamanho
  palco: Tamanho
  /** Which image of the guide it is, once one is open. */
  sequencial: number | undefined
}

export type AcaoVisualizador =
  | { tipo: 'comando'; comando: Comando }
  | { tipo: 'zoom'; ponto: Ponto; fator: number }
  | { tipo: 'arrasto'; por: Ponto }
  | { tipo: 'palco'; palco: Tamanho }
  | { tipo: 'imagem'; sequencial: number; imagem: Tamanho }
  | { tipo: 'janela'; janela: Janela }

const vazio: Tamanho = { largura: 0, altura: 0 }
const passo = 48
const centro: Ponto = { x: 0, y: 0 }

export const estadoInicial: EstadoVisualizador = {
  visao: visaoInicial,
  janela: janelaInicial,
  imagem: vazio,
  palco: vazio,
  sequencial: undefined,
}

/** Arrows move the view: the image goes the other way, as a page does when it scrolls. */
const passos: Readonly<Partial<Record<Comando, Ponto>>> = {
  esquerda: { x: passo, y: 0 },
  direita: { x: -passo, y: 0 },
  cima: { x: 0, y: passo },
  baixo: { x: 0, y: -passo },
}

export function reduceEstado(estado: EstadoVisualizador, acao: AcaoVisualizador): EstadoVisualizador {
  const { visao, imagem, palco } = estado
  switch (acao.tipo) {
    case 'comando':
      return obey(estado, acao.comando)
    case 'zoom':
      return { ...estado, visao: zoomAt(visao, acao.ponto, acao.fator) }
    case 'arrasto':
      return { ...estado, visao: pan(visao, acao.por, imagem, palco) }
    case 'palco':
      return { ...estado, palco: acao.palco, visao: visao.ajustada ? fit(visao, imagem, acao.palco) : visao }
    case 'imagem':
      return openImagem(estado, acao)
    case 'janela':
      return { ...estado, janela: acao.janela }
  }
}

/** Another image is shown whole; another page of the same document as the one before, from its top. */
function openImagem(
  estado: EstadoVisualizador,
  { sequencial, imagem }: { sequencial: number; imagem: Tamanho },
): EstadoVisualizador {
  const { palco, visao } = estado
  if (sequencial === estado.sequencial) return { ...estado, imagem, visao: toTopo(visao, imagem, palco) }
  return { ...estadoInicial, sequencial, palco, imagem, visao: fit(visaoInicial, imagem, palco) }
}

function obey(estado: EstadoVisualizador, comando: Comando): EstadoVisualizador {
  const { visao, janela, imagem, palco } = estado
  const passoDado = passos[comando]
  if (passoDado) return { ...estado, visao: pan(visao, passoDado, imagem, palco) }
  switch (comando) {
    case 'aproximar':
      return { ...estado, visao: zoomAt(visao, centro, zoomPasso) }
    case 'afastar':
      return { ...estado, visao: zoomAt(visao, centro, 1 / zoomPasso) }
    case 'ajustar':
      return { ...estado, visao: fit(visao, imagem, palco) }
    case 'real':
      return { ...estado, visao: zoomReal(visao) }
    case 'girar':
      return { ...estado, visao: rotate(visao, imagem, palco) }
    case 'espelhar':
      return { ...estado, visao: flip(visao) }
    case 'inverter':
      return { ...estado, janela: { ...janela, invertida: !janela.invertida } }
    case 'repor':
      return { ...estado, janela: janelaInicial, visao: fit(visaoInicial, imagem, palco) }
    default:
      return estado
  }
}
