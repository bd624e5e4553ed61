import {
  LADO_MARCA,
  MAXIMO_DECIMOS,
  type PontoMarca,
  type TipoMarca,
} from '@portal/domain/marcaImagem/marca.ts'
import type { Tamanho } from '../visualizador/transformacao.ts'

type Trecho = { tipo: TipoMarca; pontos: readonly PontoMarca[]; decimosMilimetro: number | null }

/** How far the two ends are apart, in pixels of a copy of that size. */
export function getComprimento(pontos: readonly PontoMarca[], { largura, altura }: Tamanho): number {
  const [de, ate] = pontos
  if (!de || !ate) return 0
  return Math.hypot(((ate.x - de.x) * largura) / LADO_MARCA, ((ate.y - de.y) * altura) / LADO_MARCA)
}

const milimetros = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/**
 * A distance in words: in millimetres by the page's known length, which tells how many a pixel is; `não calibrado`
 * where there is none.
 */
export function formatMedida(
  trecho: Pick<Trecho, 'pontos'>,
  tamanho: Tamanho,
  marcasDaPagina: readonly Trecho[],
): string {
  const escala = marcasDaPagina.find(({ tipo }) => tipo === 'escala')
  const conhecido = escala ? getComprimento(escala.pontos, tamanho) : 0
  if (!escala?.decimosMilimetro || conhecido === 0) return 'não calibrado'
  const decimos = (getComprimento(trecho.pontos, tamanho) * escala.decimosMilimetro) / conhecido
  return formatDecimos(decimos)
}

export const formatDecimos = (decimos: number): string => `${milimetros.format(decimos / 10)} mm`

/** A length as it is typed, `10,5`, in tenths of a millimetre; undefined where it is none, or none that is taken. */
export function readMilimetros(texto: string): number | undefined {
  if (!/^\d{1,3}([,.]\d)?$/.test(texto.trim())) return undefined
  const decimos = Math.round(Number(texto.trim().replace(',', '.')) * 10)
  return decimos >= 1 && decimos <= MAXIMO_DECIMOS ? decimos : undefined
}
