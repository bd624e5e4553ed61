import type { CodigoGlosaMotivo } from '../glosa/ajudaGlosa.ts'
import type { MomentoExigido } from '../imagem/imagemExigida.ts'

/**
 * Why an item would not simply be approved. Each reason carries the literal text of table 38 and, where the item
 * itself can be put right, the correction that a screen applies with one click.
 */

export const severidadesMotivo = [
  /** The event would be denied. */
  'glosa',
  'pendenciaImagem',
  'pendenciaJustificativa',
  /** A person decides. */
  'auditoria',
  /** Nothing is lost; worth knowing. */
  'aviso',
  /** The form is wrong: the guide is not sent like this. */
  'erroFormulario',
] as const
export type SeveridadeMotivo = (typeof severidadesMotivo)[number]

export const camposMotivo = [
  'codigoEvento',
  'dente',
  'regiao',
  'faces',
  'quantidade',
  'data',
  'imagem',
  'justificativa',
  'associado',
  'guia',
] as const
export type CampoMotivo = (typeof camposMotivo)[number]

/** A change that cures the reason when applied to the item (or to the guide); `rotulo` is the button's text. */
export type Correcao = { readonly rotulo: string } & (
  | { readonly tipo: 'trocarFaces'; readonly faces: string }
  | { readonly tipo: 'trocarEvento'; readonly codigoEvento: string }
  | { readonly tipo: 'trocarDente'; readonly dente: string }
  | { readonly tipo: 'trocarRegiao'; readonly regiao: string }
  | { readonly tipo: 'trocarQuantidade'; readonly quantidade: number }
  | { readonly tipo: 'trocarData'; readonly data: string }
  | { readonly tipo: 'removerDente' }
  | { readonly tipo: 'removerRegiao' }
  | { readonly tipo: 'removerFaces' }
  | { readonly tipo: 'removerItem' }
  | { readonly tipo: 'anexarImagem'; readonly momento: MomentoExigido }
  | { readonly tipo: 'justificar' }
  /** Remove this item and give its faces, and the event that fits them, to the other one of the same tooth. */
  | {
      readonly tipo: 'juntarFaces'
      readonly sequencial: number
      readonly codigoEvento: string
      readonly faces: string
    }
)

export const naturezasGlosa = ['administrativa', 'tecnica'] as const
export type NaturezaGlosa = (typeof naturezasGlosa)[number]

export type Submotivo = { readonly codigo: string; readonly texto: string; readonly comoEvitar: string }

export type Motivo = {
  /** Table 38. */
  readonly codigoGlosa: CodigoGlosaMotivo
  readonly severidade: SeveridadeMotivo
  readonly campo: CampoMotivo
  /** The literal denial text. */
  readonly texto: string
  /** First civil date on which this reason no longer holds. */
  readonly possivelEm?: string
  /** The earlier event that causes it; who did it stays private: this practice or another. */
  readonly eventoAnterior?: {
    readonly codigoEvento: string
    readonly data: string
    readonly proprio: boolean
  }
  /** The authorised event that holds the place, and until when; its guide is told only to the provider whose it is. */
  readonly reserva?: {
    readonly codigoEvento: string
    readonly reservadoAte: string
    readonly proprio: boolean
    readonly numeroFicha?: number
  }
  /** The line of this guide, by its order of inclusion, that it gives way to: what denies that one undoes this. */
  readonly linha?: number
  readonly correcao?: Correcao
  /** With `pendenciaJustificativa`: the characters that a justification must have. */
  readonly justificativaMinima?: number
  /** What kind of denial it is, once it was decided. */
  readonly natureza?: NaturezaGlosa
  /** Why, more closely than table 38 tells. */
  readonly submotivo?: Submotivo
}
