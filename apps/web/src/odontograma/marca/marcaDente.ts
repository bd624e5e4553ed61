import type { SeveridadeMotivo } from '@portal/domain/evento/motivo.ts'

/**
 * How an event's state is shown, each by pattern, letter and colour (Interface B3, WCAG 1.4.1). Brazilian habit: red is to
 * be done, blue is done. `palavras` agree in gender with the procedure.
 */
export const TIPOS_MARCA = [
  { codigo: 'planejado', letra: 'P', rotulo: 'Planejado', palavras: ['planejado', 'planejada'] },
  { codigo: 'analise', letra: 'E', rotulo: 'Em análise', palavras: ['em análise', 'em análise'] },
  { codigo: 'aprovado', letra: 'A', rotulo: 'Aprovado', palavras: ['aprovado', 'aprovada'] },
  { codigo: 'realizado', letra: 'R', rotulo: 'Realizado', palavras: ['realizado', 'realizada'] },
  { codigo: 'negado', letra: 'N', rotulo: 'Negado', palavras: ['negado', 'negada'] },
  {
    codigo: 'tokenPendente',
    letra: 'T',
    rotulo: 'Token pendente',
    palavras: ['com token pendente', 'com token pendente'],
  },
  { codigo: 'assinalado', letra: 'F', rotulo: 'Assinalado na ficha', palavras: ['assinalado', 'assinalada'] },
  { codigo: 'ausente', letra: 'X', rotulo: 'Ausente ou extraído', palavras: ['ausente', 'ausente'] },
] as const

export type TipoMarca = (typeof TIPOS_MARCA)[number]['codigo']

/** What is drawn for a procedure; `genero` indexes `palavras`. */
export const SIMBOLOS_MARCA = [
  { codigo: 'restauracao', nome: 'restauração', genero: 1 },
  { codigo: 'endodontia', nome: 'endodontia', genero: 1 },
  { codigo: 'coroa', nome: 'coroa', genero: 1 },
  { codigo: 'exodontia', nome: 'exodontia', genero: 1 },
  { codigo: 'implante', nome: 'implante', genero: 0 },
  { codigo: 'selante', nome: 'selante', genero: 0 },
] as const

export type SimboloMarca = (typeof SIMBOLOS_MARCA)[number]['codigo'] | 'outro'

/** One event on the chart: on a tooth or on a region. */
export type MarcaDente = {
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  /** Letters of the tooth; none marks the whole tooth. */
  readonly faces?: string | undefined
  readonly tipo: TipoMarca
  /** What the practice owes before it is decided, as the guide's table says it: it stands in place of the state's words. */
  readonly espera?: string | undefined
  readonly simbolo?: SimboloMarca | undefined
  /** The event's own words: "Restauração em resina, 2 faces". */
  readonly rotulo: string
  readonly sequencial?: number | undefined
}

/** An advice of the rules about a tooth or a region. */
export type AvisoDente = {
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  readonly severidade: SeveridadeMotivo
  readonly texto: string
}

export function getTipoMarca(codigo: TipoMarca): (typeof TIPOS_MARCA)[number] {
  return TIPOS_MARCA.find((tipo) => tipo.codigo === codigo) ?? TIPOS_MARCA[0]
}

/** Its state in words: what it waits for, or else what its pattern means. */
export const tellEstado = ({ tipo, espera }: MarcaDente): string => espera ?? getTipoMarca(tipo).rotulo

/** "restauração em análise"; an event without a symbol speaks by its own words: "consulta inicial, aprovado". */
export function formatMarca({ tipo, espera, simbolo, rotulo }: MarcaDente): string {
  if (tipo === 'ausente') return 'dente ausente'
  // Of a list of a clinical form: its words say all.
  if (tipo === 'assinalado') return rotulo
  const { palavras } = getTipoMarca(tipo)
  const desenho = SIMBOLOS_MARCA.find((linha) => linha.codigo === simbolo)
  if (espera !== undefined) return `${desenho?.nome ?? rotulo}, ${espera.toLowerCase()}`
  return desenho ? `${desenho.nome} ${palavras[desenho.genero]}` : `${rotulo}, ${palavras[0]}`
}

/** The tone of the badge that a tooth shows for its worst advice. */
export function toTomAviso(avisos: readonly AvisoDente[]): 'perigo' | 'atencao' | 'informacao' | undefined {
  if (avisos.length === 0) return undefined
  const severidades = new Set(avisos.map((aviso) => aviso.severidade))
  if (severidades.has('erroFormulario') || severidades.has('glosa')) return 'perigo'
  return severidades.size === 1 && severidades.has('aviso') ? 'informacao' : 'atencao'
}
