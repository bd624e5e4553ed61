import type { Criterio, Indicador, QualidadeDesempenho } from '@portal/contract/indicador.ts'

export const periodo = { desde: '2025-11', ate: '2026-10', calculadoEm: '2026-11-01T06:00:00.000Z' } as const

const meses = (valores: readonly (number | null)[]) =>
  valores.map((valor, at) => ({ mes: `2026-${String(at + 1).padStart(2, '0')}`, valor }))

const base = { dinheiro: null, contagem: null, meta: null, alcancada: null, mediana: null } as const

export const glosa: Indicador = {
  ...base,
  indicador: 'glosaInicial',
  valor: 8.1,
  dinheiro: { parte: '1458.00', total: '18000.00' },
  meta: { valor: 6, fonte: 'Valor da demonstração' },
  alcancada: false,
  mediana: { valor: 9.4, credenciados: 6 },
  meses: meses([4, null, 12.25]),
}

export const recurso: Indicador = { ...base, indicador: 'recursoAcatado', valor: null, meses: meses([null]) }

export const prazo: Indicador = {
  ...base,
  indicador: 'prazoPagamento',
  valor: 35.5,
  contagem: { parte: 71, total: 2 },
  meta: { valor: 40, fonte: 'Valor da demonstração' },
  alcancada: true,
  mediana: { valor: 36, credenciados: 6 },
  meses: meses([35.5]),
}

export const qualidade: QualidadeDesempenho = {
  periodo,
  todas: true,
  codigoEspecialidade: 1,
  indicadores: [glosa, recurso, prazo],
  causas: [
    {
      codigoGlosa: '3067',
      texto: 'Radiografia final não enviada',
      negado: '1440.00',
      aindaNegado: '480.00',
      habito: 'Envie a final no mesmo dia.',
    },
  ],
}

export const criterios: readonly Criterio[] = [
  { indicador: 'glosaInicial', meta: 6, peso: 0.5, valor: 8.1, atendido: false, falta: 2.1 },
  { indicador: 'tempoTratamento', meta: 10, peso: 0.2, valor: 4.69, atendido: true, falta: 0 },
]

export const niveis = [
  { nivel: 'A', minimo: 70, fator: 1.05 },
  { nivel: 'C', minimo: 0, fator: 0.85 },
] as const

export const resultado = { atendidos: 1, criterios: 2, bonus: 0.2, teto: 2, nivel: niveis[1] } as const
