import type { NivelQualidade } from './bonus.ts'
import type { CodigoIndicador } from './indicador.tables.ts'

/** The rows that the seed writes, the same for the three networks; the product reads the tables (Operadora §5). */
export const FONTE_INDICADOR = 'Valor da demonstração'

/** Goals in hundredths; the weight, in hundredths of a per cent, of those that are criteria of the readjustment. */
export const METAS_INDICADOR: readonly [CodigoIndicador, meta: number, peso: number | null][] = [
  ['glosaInicial', 800, 50],
  ['glosaFinal', 600, null],
  ['glosaDocumento', 500, 40],
  ['retrabalho', 300, 40],
  ['guiaCompleta', 8000, 50],
  ['tempoTratamento', 1000, 20],
  ['recursoAcatado', 5000, null],
  ['envioDigital', 2000, 50],
  ['prazoPagamento', 4000, null],
  ['guiaSemResposta', 0, null],
  ['valorSemResposta', 0, null],
]

export const REGRA_REAJUSTE = { diaInicio: '01-01', diasNegociacao: 90, tetoPontosBase: 200 } as const

export const NIVEIS_QUALIDADE: readonly NivelQualidade[] = [
  { nivel: 'A', minimoPontosBase: 7000, fatorPontosBase: 10_500 },
  { nivel: 'B', minimoPontosBase: 4000, fatorPontosBase: 10_000 },
  { nivel: 'C', minimoPontosBase: 0, fatorPontosBase: 8500 },
]

/** Why the present price table pays more than the one before. */
export const MOTIVO_REAJUSTE = 'Revisão anual da tabela de preços da rede'
