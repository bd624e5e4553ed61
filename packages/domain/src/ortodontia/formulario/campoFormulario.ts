import type { ConjuntoDentes } from './dentesFormulario.ts'
import type { Medida } from './medidaOrto.tables.ts'
import type { Opcao } from './opcaoFormulario.tables.ts'

/** The forms that a guide goes with: the initial guide's, the maintenance's and the extension's. */
export const tiposFormulario = ['inicial', 'manutencao', 'prorrogacao'] as const
export type TipoFormulario = (typeof tiposFormulario)[number]

/** Whether a guide may go without its form: a maintenance may, which is ours (Spec §7.2). */
export const isOpcional = (tipo: TipoFormulario): boolean => tipo === 'manutencao'

/** The parts of a form, in the order in which they are asked and printed. */
export const gruposFormulario = [
  { nome: 'oclusao', rotulo: 'Oclusão e exame clínico' },
  { nome: 'dentes', rotulo: 'Dentes' },
  { nome: 'tratamento', rotulo: 'Tratamento' },
  { nome: 'prorrogacao', rotulo: 'Prorrogação' },
  { nome: 'manutencao', rotulo: 'Manutenção' },
] as const
export type GrupoFormulario = (typeof gruposFormulario)[number]['nome']

/** On what other field it hangs: without that one, or where it has another value, this one has no place. */
export type Dependencia = {
  readonly campo: string
  /** The codes of the other field with which this one is asked; absent: any. */
  readonly valores?: readonly number[]
  /** What is told of a value that has no place. */
  readonly mensagem: string
}

type Comum = {
  readonly rotulo: string
  readonly grupo: GrupoFormulario
  /** The forms that ask for it. */
  readonly formularios: readonly TipoFormulario[]
  /** What is told where it is missing; a field without it may be left out. */
  readonly falta?: string
  readonly depende?: Dependencia
  /** What is read where it was left out; without it the field is not shown then. */
  readonly ausente?: string
}

/** What a field holds, and between which bounds. */
type Conteudo =
  | {
      readonly tipo: 'lista'
      readonly opcoes: readonly Opcao[]
      /** May be left out, but with that value of another field. */
      readonly exigidoCom?: { readonly campo: string; readonly valor: number; readonly mensagem: string }
    }
  /** The code of a measure; where the list hangs on the field that it depends on, one for each of its codes. */
  | {
      readonly tipo: 'medida'
      readonly medidas: readonly Medida[] | Readonly<Record<number, readonly Medida[]>>
    }
  | {
      readonly tipo: 'inteiro'
      readonly unidade: 'mm' | 'meses' | 'faltas'
      readonly minimo: number
      readonly maximo: number
      /** Of the extension, where that is another. */
      readonly maximoProrrogacao?: number
    }
  | { readonly tipo: 'dentes'; readonly conjunto: ConjuntoDentes }
  | { readonly tipo: 'texto' }
  | { readonly tipo: 'data' }

export type CampoFormulario = Comum & Conteudo

/** The value that travels: a code or a number, teeth by their codes, a text, a civil date. */
export type ValorCampo<T extends CampoFormulario['tipo']> = T extends 'dentes'
  ? readonly string[]
  : T extends 'texto' | 'data'
    ? string
    : number
