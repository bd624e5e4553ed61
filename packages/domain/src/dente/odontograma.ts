import { DENTES, type Dente } from './dente.tables.ts'

export type LinhaOdontograma = { readonly direita: readonly Dente[]; readonly esquerda: readonly Dente[] }

/** From the midline outwards on the patient's left; mirrored on the right, which stands at the left of the screen. */
function listQuadrante(quadrante: number): Dente[] {
  return DENTES.filter((dente) => dente.quadrante === quadrante && !dente.supranumerario)
}

function toLinha(direita: number, esquerda: number): LinhaOdontograma {
  return { direita: listQuadrante(direita).toReversed(), esquerda: listQuadrante(esquerda) }
}

/** The rows of the odontogram in FDI order: 18…11 | 21…28 above, 48…41 | 31…38 below; deciduous rows between them. */
export const ODONTOGRAMA = {
  permanenteSuperior: toLinha(1, 2),
  deciduoSuperior: toLinha(5, 6),
  deciduoInferior: toLinha(8, 7),
  permanenteInferior: toLinha(4, 3),
} as const

export type NomeLinhaOdontograma = keyof typeof ODONTOGRAMA

/** One row from left to right of the screen. */
export function listLinha(nome: NomeLinhaOdontograma): readonly Dente[] {
  return [...ODONTOGRAMA[nome].direita, ...ODONTOGRAMA[nome].esquerda]
}

/** Where a face is drawn: the mesial face always looks at the midline, the vestibular one outwards. */
export type PosicaoFace = 'esquerda' | 'direita' | 'cima' | 'baixo' | 'centro'

export function toPosicaoFace(dente: Dente, face: string): PosicaoFace {
  if (face === 'O' || face === 'I') return 'centro'
  if (face === 'V') return dente.superior ? 'cima' : 'baixo'
  if (face === 'L' || face === 'P') return dente.superior ? 'baixo' : 'cima'
  return (face === 'M') === dente.direito ? 'direita' : 'esquerda'
}
