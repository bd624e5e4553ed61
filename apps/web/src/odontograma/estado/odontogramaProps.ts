import type { AvisoDente, MarcaDente } from '../marca/marcaDente.ts'
import type { DenticaoVista } from './denticao.ts'
import type { EscolhaStore } from './escolha.ts'
import type { Selecao } from './selecao.ts'

/** What a chart is there for: what its keys do with the choice, and what is said of a tooth that has nothing. */
export type PalavrasOdontograma = {
  enter: string
  remover: string
  vazio: string
  /** What holds for every place. */
  alcance?: string
  /** What is said until a tooth or a region is chosen; absent where the first one is in hand from the start. */
  inicio?: string
}

/** A chart whose places are in or out, each once, where a guide's takes any number of events. */
export type LugaresUnicos = {
  /** What there is to do with a choice: to put in what is not there, to take out what is. */
  findAcoes: (selecao: Selecao) => { readonly incluir: boolean; readonly remover: boolean }
}

export const palavrasDaGuia: PalavrasOdontograma = {
  enter: 'Buscar o evento para a escolha',
  remover: 'Remover os eventos da escolha',
  vazio: 'Nenhum evento registrado.',
}

export type OdontogramaProps = {
  /** What readers call the teeth, where a page has more than one chart. */
  nome?: string
  /** Absent: a guide's. */
  palavras?: PalavrasOdontograma
  /** Absent: a guide's. */
  lugares?: LugaresUnicos | undefined
  /** What the next event is for, and where the cursor stands; always the same one. */
  escolha: EscolhaStore
  denticao: DenticaoVista
  onDenticaoChange: (denticao: DenticaoVista) => void
  /** What the event being typed takes; absent, everything (reply of gto/faces and the event's rule). */
  dentesPermitidos?: readonly string[] | undefined
  facesPermitidas?: string | undefined
  /** Absent: arches, half arches and sextants. Radiology's and soft tissue's regions only show when listed. */
  regioesPermitidas?: readonly string[] | undefined
  supranumerarios?: boolean
  /** Why the tooth in hand has no faces to choose, and what may be asked for there. */
  explainDente?: ((dente: string) => string | undefined) | undefined
  marcas: readonly MarcaDente[]
  avisos: readonly AvisoDente[]
  onBuscarEvento: (selecao: Selecao) => void
  onRemover: (selecao: Selecao) => void
  /** Undo and redo of the draft, which is not only the chart's. */
  onDesfazer?: (() => void) | undefined
  onRefazer?: (() => void) | undefined
  readOnly?: boolean
}
