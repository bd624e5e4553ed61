import type { MedidaPontos } from './medidaImagem.ts'

/**
 * What is told of a file before it goes (Interface S09): what an audit would say of it, in the words of table 38, and what
 * to do about it. None of them stops it: whoever made the image knows what can be seen on it.
 */
export const avisosImagem = {
  pequena: {
    titulo: 'Imagem pequena demais',
    codigoGlosa: '3031',
    texto: 'Radiografia fora dos padrões técnicos',
    conselho: 'Envie a imagem no tamanho em que foi feita, e não a miniatura dela.',
  },
  lisa: {
    titulo: 'Nada se distingue na imagem',
    codigoGlosa: '3031',
    texto: 'Radiografia fora dos padrões técnicos',
    conselho: 'Confira se é a imagem certa, e faça-a de novo se estiver em branco.',
  },
  escura: {
    titulo: 'Imagem escura',
    codigoGlosa: '3031',
    texto: 'Radiografia fora dos padrões técnicos',
    conselho: 'Fotografe de novo com mais luz, ou exporte a radiografia mais clara.',
  },
  desfocada: {
    titulo: 'Imagem sem nitidez',
    codigoGlosa: '3128',
    texto: 'Imagem sugere presença de artefato de imagem',
    conselho:
      'Faça-a de novo com a câmera parada e em foco, ou envie o arquivo do sensor em vez da foto da tela.',
  },
  recortada: {
    titulo: 'Imagem recortada',
    codigoGlosa: '3245',
    texto: 'Imagem radiográfica recortada sem possibilidade de identificação do dente solicitado',
    conselho: 'Envie a imagem inteira, em que se vejam o dente e os vizinhos.',
  },
  corrompida: {
    titulo: 'O arquivo não pôde ser aberto aqui',
    codigoGlosa: '3165',
    texto: 'Arquivo de imagem corrompido',
    conselho: 'Abra-o no programa que o fez e exporte-o de novo.',
  },
} as const

export type CodigoAviso = keyof typeof avisosImagem

/**
 * From where on something is told. The first two are the audit's own on the day that this was written (the policy's
 * rows, `politica_auditoria`); the others were set on radiographs and photographs of which one knows what was done to them.
 */
export const limitesAviso = {
  ladoMinimo: 200,
  contrasteMinimo: 4,
  brilhoMinimo: 70,
  desfoqueMaximo: 0.75,
  /** Of the longer side to the shorter one: a panoramic radiograph has two. */
  proporcaoMaxima: 4,
}

/** What is told of an image that could be opened, the worst first. Where nothing is seen, nothing else is told of it. */
export function listAvisos(medida: MedidaPontos): CodigoAviso[] {
  const { largura, altura, contraste, brilho, desfoque } = medida
  const [menor, maior] = [Math.min(largura, altura), Math.max(largura, altura)]
  if (menor < limitesAviso.ladoMinimo) return ['pequena']
  if (contraste < limitesAviso.contrasteMinimo) return ['lisa']
  const avisos: (CodigoAviso | false)[] = [
    brilho < limitesAviso.brilhoMinimo && 'escura',
    desfoque > limitesAviso.desfoqueMaximo && 'desfocada',
    maior > menor * limitesAviso.proporcaoMaxima && 'recortada',
  ]
  return avisos.filter((aviso) => aviso !== false)
}

/** How a file of each extension begins, in letters of one byte; a TIFF in either order of its bytes. */
const assinaturas: Readonly<Record<string, readonly string[]>> = {
  jpg: ['\xff\xd8\xff'],
  jpeg: ['\xff\xd8\xff'],
  png: ['\x89PNG'],
  bmp: ['BM'],
  tif: ['II*\0', 'MM\0*'],
  tiff: ['II*\0', 'MM\0*'],
  pdf: ['%PDF'],
}

/** Whether a file begins as its extension says; of a few bytes, at least four. */
export function isAssinatura(inicio: Uint8Array, extensao: string): boolean {
  const texto = String.fromCharCode(...inicio.subarray(0, 4))
  return (assinaturas[extensao] ?? []).some((assinatura) => texto.startsWith(assinatura))
}
