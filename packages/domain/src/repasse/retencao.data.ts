import type { AliquotaRetencao, TabelaIrrf } from './retencao.ts'

/** The rows that the seed writes. Services of dental clinics: IRRF by RIR art. 714, the contributions by Lei 10.833 art. 30; PIS and COFINS end with LC 214. */
export const ALIQUOTAS_JURIDICA: readonly AliquotaRetencao[] = [
  { tipo: '01', desde: '2015-01-01', ate: null, pontosBase: 150 },
  { tipo: '04', desde: '2015-01-01', ate: '2026-12-31', pontosBase: 65 },
  { tipo: '05', desde: '2015-01-01', ate: '2026-12-31', pontosBase: 300 },
  { tipo: '06', desde: '2015-01-01', ate: null, pontosBase: 100 },
]

/** The rows that the seed writes: the monthly tables of the two years that the demonstration tells: Lei 14.848, Lei 15.191, Lei 15.270. */
export const TABELAS_IRRF: readonly TabelaIrrf[] = [
  {
    desde: '2024-02-01',
    descontoSimplificado: 56_480,
    faixas: [
      { ate: 225_920, pontosBase: 0, deduzir: 0 },
      { ate: 282_665, pontosBase: 750, deduzir: 16_944 },
      { ate: 375_105, pontosBase: 1500, deduzir: 38_144 },
      { ate: 466_468, pontosBase: 2250, deduzir: 66_277 },
      { ate: null, pontosBase: 2750, deduzir: 89_600 },
    ],
    redutor: null,
  },
  {
    desde: '2025-05-01',
    descontoSimplificado: 60_720,
    faixas: [
      { ate: 242_880, pontosBase: 0, deduzir: 0 },
      { ate: 282_665, pontosBase: 750, deduzir: 18_216 },
      { ate: 375_105, pontosBase: 1500, deduzir: 39_416 },
      { ate: 466_468, pontosBase: 2250, deduzir: 67_549 },
      { ate: null, pontosBase: 2750, deduzir: 90_873 },
    ],
    redutor: null,
  },
  {
    desde: '2026-01-01',
    descontoSimplificado: 60_720,
    faixas: [
      { ate: 242_880, pontosBase: 0, deduzir: 0 },
      { ate: 282_665, pontosBase: 750, deduzir: 18_216 },
      { ate: 375_105, pontosBase: 1500, deduzir: 39_416 },
      { ate: 466_468, pontosBase: 2250, deduzir: 67_549 },
      { ate: null, pontosBase: 2750, deduzir: 90_873 },
    ],
    redutor: { ate: 500_000, maximo: 31_289, fim: 735_000, fixo: 97_862, milionesimos: 133_145 },
  },
]
