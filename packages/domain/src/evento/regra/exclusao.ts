import type { CodigoGlosaMotivo } from '../../glosa/ajudaGlosa.ts'

/**
 * Two sides that do not go together: each a frequency group, or one event's code where the group is too wide. The pair is symmetric as to being found; `prevalece` says which
 * of two lines of the same guide stays: the one of the side `a` (the other is included in it), or the first typed.
 */
export type Exclusao = {
  readonly a: string
  readonly b: string
  /** The lines must meet there to exclude each other. */
  readonly onde: 'dente' | 'regiao' | 'beneficiario'
  /**
   * `mesmoDia` also looks into the history; `mesmaGuia` looks at the guide and its main guide; `antes` at what was
   * done before, never at what is only authorised: with `prevalece` of `a`, only `b` gives way to an earlier `a`.
   */
  readonly quando: 'mesmoDia' | 'mesmaGuia' | 'antes'
  /** With `antes`: how many days back count; all of them when absent. */
  readonly dias?: number
  readonly prevalece: 'a' | 'primeiro'
  readonly codigoGlosa: CodigoGlosaMotivo
  /** A justification turns the denial into a person's decision. */
  readonly admiteJustificativa: boolean
}
