/** What is appealed: a denial, or a review of the value (Spec §4.4). */
export const tiposGlosa = [
  { codigo: 'G', nome: 'glosa', rotulo: 'Glosa' },
  { codigo: 'R', nome: 'revisao', rotulo: 'Revisão' },
] as const

export type TipoGlosa = (typeof tiposGlosa)[number]['codigo']

/**
 * The appeal's decision on each event (Spec §4). The specification tells R, recusado (the merit was judged and the
 * denial kept), from I, indeferido (not judged: out of term or without justification).
 */
export const decisoesRecurso = [
  { codigo: 'A', nome: 'aprovado', rotulo: 'Aprovado', tom: 'sucesso' },
  { codigo: 'R', nome: 'recusado', rotulo: 'Recusado', tom: 'perigo' },
  { codigo: 'I', nome: 'indeferido', rotulo: 'Indeferido', tom: 'perigo' },
] as const

export type DecisaoRecurso = (typeof decisoesRecurso)[number]['codigo']

/** A denial took all that was due; a review left a part of it (Spec §4.4). Money in cents. */
export const decideTipoGlosa = ({ liberadoCentavos }: { liberadoCentavos: number }): TipoGlosa =>
  liberadoCentavos > 0 ? 'R' : 'G'

export function getTipoGlosa(codigo: string): (typeof tiposGlosa)[number] | undefined {
  return tiposGlosa.find((linha) => linha.codigo === codigo)
}

export function getDecisaoRecurso(codigo: string): (typeof decisoesRecurso)[number] | undefined {
  return decisoesRecurso.find((linha) => linha.codigo === codigo)
}

/** The lists of appeals by where they stand: to be sent, sent, decided. */
export const listasRecurso = ['RECORRER', 'RECURSO', 'DECIDIDO'] as const
export type ListaRecurso = (typeof listasRecurso)[number]

/** Where an appeal stands; `PERDIDO` what was neither sent nor may be any more. */
export const situacoesRecurso = [...listasRecurso, 'PERDIDO'] as const
export type SituacaoRecurso = (typeof situacoesRecurso)[number]

/** What became of a denied event: appealed, given up with a reason, or left out. */
export const destinosRecurso = ['recorrido', 'desistido', 'omitido'] as const
export type DestinoRecurso = (typeof destinosRecurso)[number]

/** What an image or a file is to a denial that is appealed. */
export const tiposAnexo = ['imagemInicial', 'imagemFinal', 'laudo', 'documento'] as const
export type TipoAnexo = (typeof tiposAnexo)[number]
