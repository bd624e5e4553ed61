import { LINHAS_GLOSA } from './glosa.data.ts'
import { LINHAS_GLOSA_MOTIVO } from './glosaMotivo.data.ts'

type LinhaGlosa = (typeof LINHAS_GLOSA)[number] | (typeof LINHAS_GLOSA_MOTIVO)[number]

export type CodigoGlosa = LinhaGlosa[0]
export type GrupoGlosa = LinhaGlosa[1]

/** What a provider can do about a denial. */
export const ACOES_GLOSA = [
  { nome: 'recorrer', rotulo: 'Vale recorrer' },
  { nome: 'enviarDocumento', rotulo: 'Enviar documento ou imagem' },
  { nome: 'corrigirReapresentar', rotulo: 'Corrigir e reapresentar' },
  { nome: 'semRecurso', rotulo: 'Não cabe recurso' },
  { nome: 'aguardar', rotulo: 'Aguardar a análise' },
  { nome: 'favoravel', rotulo: 'Favorável, nada a fazer' },
] as const

export type AcaoGlosa = (typeof ACOES_GLOSA)[number]['nome']

export type Glosa = {
  readonly codigo: CodigoGlosa
  /** Literal text of table 38, in sentence case. */
  readonly texto: string
  readonly grupo: GrupoGlosa
  readonly acao: AcaoGlosa
}

/** The whole table, in the order of its codes. */
export const GLOSAS: readonly Glosa[] = [...LINHAS_GLOSA, ...LINHAS_GLOSA_MOTIVO]
  .map(([codigo, grupo, acao, texto]) => ({ codigo, texto, grupo, acao }))
  .sort((a, b) => a.codigo.localeCompare(b.codigo))

const PELO_CODIGO: ReadonlyMap<string, Glosa> = new Map(GLOSAS.map((glosa) => [glosa.codigo, glosa]))

/** Operators keep using codes that left the published table, so an unknown code is not an error. */
export function findGlosa(codigo: string): Glosa | undefined {
  return PELO_CODIGO.get(codigo)
}

/** The literal denial text; the code itself when the table does not have it. */
export function textoGlosa(codigo: string): string {
  return PELO_CODIGO.get(codigo)?.texto ?? codigo
}
