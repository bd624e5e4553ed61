import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { FACES } from '@portal/domain/dente/face.tables.ts'
import { continueSentence } from '@portal/domain/texto/continueSentence.ts'
import { type AvisoDente, formatMarca, type MarcaDente } from './marcaDente.ts'

/** Dentists name the biting face first: "oclusal e mesial". */
const ORDEM_FALADA = 'OIMDVLP'

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** "oclusal e mesial"; nothing for no face. */
export function formatFacesFaladas(faces: string): string {
  const nomes = [...ORDEM_FALADA]
    .filter((letra) => faces.includes(letra))
    .map((letra) => FACES.find((face) => face.codigo === letra)?.nome.toLowerCase() ?? letra)
  return lista.format(nomes)
}

/** "primeiro molar superior direito" */
export function formatNomeDente(dente: Dente): string {
  return continueSentence(dente.nome)
}

type Situacao = {
  readonly marcas: readonly MarcaDente[]
  readonly avisos: readonly AvisoDente[]
  /** Faces being chosen now. */
  readonly faces: string
  readonly permitido: boolean
}

/** All that a reader says of a tooth (Interface B3). */
export function formatDente(dente: Dente, { marcas, avisos, faces, permitido }: Situacao): string {
  const partes = [
    `Dente ${dente.codigo}`,
    formatNomeDente(dente),
    faces && `marcando ${formatFacesFaladas(faces)}`,
    ...marcas.flatMap((marca) => [formatFacesFaladas(marca.faces ?? ''), formatMarca(marca)]),
    ...avisos.map((aviso) => `atenção: ${aviso.texto}`),
    !permitido && 'não aceito aqui',
  ]
  return partes.filter(Boolean).join(', ')
}
