import type { NomeLinhaOdontograma } from '@portal/domain/dente/odontograma.ts'

/** What the chart shows; the dentist may choose another than the age suggests (Interface B3). */
export const DENTICOES = [
  { codigo: 'permanente', rotulo: 'Permanente', linhas: ['permanenteSuperior', 'permanenteInferior'] },
  {
    codigo: 'mista',
    rotulo: 'Mista',
    linhas: ['permanenteSuperior', 'deciduoSuperior', 'deciduoInferior', 'permanenteInferior'],
  },
  { codigo: 'decidua', rotulo: 'Decídua', linhas: ['deciduoSuperior', 'deciduoInferior'] },
] as const satisfies readonly {
  codigo: string
  rotulo: string
  linhas: readonly NomeLinhaOdontograma[]
}[]

export type DenticaoVista = (typeof DENTICOES)[number]['codigo']

/** First permanent molars come at six, the last deciduous teeth leave by twelve. */
const IDADE_MISTA = 6
const IDADE_PERMANENTE = 13

/** The dentition that a patient of that age, in whole years, usually has. */
export function toDenticaoPelaIdade(anos: number): DenticaoVista {
  if (anos < IDADE_MISTA) return 'decidua'
  return anos < IDADE_PERMANENTE ? 'mista' : 'permanente'
}

/** A guide's: a newborn is seen under the mother's card, whose age is not the newborn's. */
export const toDenticaoDaGuia = (
  { recemNato }: { recemNato: boolean },
  anosDoCartao: number,
): DenticaoVista => toDenticaoPelaIdade(recemNato ? 0 : anosDoCartao)

export function toProximaDenticao(atual: DenticaoVista): DenticaoVista {
  const indice = DENTICOES.findIndex((denticao) => denticao.codigo === atual)
  return DENTICOES[(indice + 1) % DENTICOES.length]?.codigo ?? 'permanente'
}

export function listLinhasVistas(denticao: DenticaoVista): readonly NomeLinhaOdontograma[] {
  return DENTICOES.find((linha) => linha.codigo === denticao)?.linhas ?? DENTICOES[0].linhas
}
