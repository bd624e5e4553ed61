import type { ComPeso } from './divideLargura.ts'

/** A column of its table. */
export type Coluna = ComPeso & { rotulo: string; isNumero?: boolean }

/** A field of a form. Numbers are those of the ANS legend, where it has them. */
export type Campo = ComPeso & {
  numero?: number
  rotulo: string
  /** Blank where the portal does not know it: written by hand. */
  valor: string
  /** Room for a pen, in points. */
  alturaMinima?: number
}

/** One block of the form; the fields of a line share its width. */
export type Secao = { titulo: string; linhas: readonly (readonly Campo[])[] }

/** A printed form as words, ready to be drawn: what stands before its table, the table, and what stands after. */
export type Formulario = {
  titulo: string
  subtitulo: string
  antes: readonly Secao[]
  /** What the table is, for readers. */
  tituloTabela: string
  colunas: readonly Coluna[]
  itens: string[][]
  depois: readonly Secao[]
  rodape: string
}
