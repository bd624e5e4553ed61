import type { Marca } from '@portal/contract/marcaImagem.ts'
import type { TipoMarca } from '@portal/domain/marcaImagem/marca.ts'
import type { Tamanho } from '../visualizador/transformacao.ts'
import { formatDecimos, formatMedida } from './medida.ts'

export const rotulosMarca = {
  seta: 'Seta',
  texto: 'Texto',
  medida: 'Medida',
  escala: 'Comprimento conhecido',
} as const satisfies Record<TipoMarca, string>

type Descrita = Pick<Marca, 'tipo' | 'pontos' | 'texto' | 'decimosMilimetro'>

/** What a mark says beside the image: its length, where it has one, and its text. */
export function describeMarca(marca: Descrita, tamanho: Tamanho, daPagina: readonly Descrita[]): string {
  const { tipo, texto, decimosMilimetro } = marca
  const comprimento =
    tipo === 'medida'
      ? formatMedida(marca, tamanho, daPagina)
      : decimosMilimetro !== null && formatDecimos(decimosMilimetro)
  return [comprimento, texto].filter(Boolean).join(' · ')
}
