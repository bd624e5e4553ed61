import type { AnoTratamento, Manutencao } from '@portal/contract/manutencao.ts'

const base = {
  mes: '2026-11',
  numeroFicha: null,
  data: null,
  valor: '85.00',
  guiasRestantes: 5,
  prorrogavel: false,
}

/** Two maintenances that are to be released this November, one of a treatment that should be extended. */
export const mariana: Manutencao = {
  ...base,
  numeroTratamento: 41,
  codigoAssociado: '500000041',
  nomeAssociado: 'Mariana Alves Ribeiro',
}
export const otavio: Manutencao = {
  ...base,
  numeroTratamento: 42,
  codigoAssociado: '500000042',
  nomeAssociado: 'Otávio Nunes',
  valor: '90.50',
  guiasRestantes: 2,
  prorrogavel: true,
}

/** As many more as 100002 has in the demonstration. */
export const trintaEOito: readonly Manutencao[] = Array.from({ length: 38 }, (_, i) => ({
  ...base,
  numeroTratamento: 100 + i,
  codigoAssociado: String(500_000_100 + i),
  nomeAssociado: `Paciente ${i + 1}`,
}))

/** A treatment of twelve months that should be extended, with a month of each kind: the price rose in October, of which nothing was paid. */
export const ano: AnoTratamento = {
  chaveAssociado: '6d1f7a52-3c0e-4b57-9a0b-2f6a3c1d9e10',
  nomeAssociado: 'Otávio Nunes',
  tratamento: {
    numeroTratamento: 42,
    numeroFichaInicial: 700001,
    estado: 'ativo',
    inicio: '2026-06-10',
    fim: null,
    fimPrazo: '2027-12-10',
    instalacao: '2026-06-12',
    mesesConcedidos: 12,
    mesesUsados: 1,
    guiasRestantes: 2,
    proximoMes: '2026-11',
    prorrogavel: true,
  },
  meses: [
    {
      mes: '2026-07',
      estado: 'feito',
      numeroFicha: 700002,
      data: '2026-07-14',
      valor: '80.00',
      valorPago: '80.00',
    },
    { mes: '2026-08', estado: 'faltou', numeroFicha: null, data: null, valor: '80.00' },
    { mes: '2026-09', estado: 'perdido', numeroFicha: 700003, data: null, valor: '80.00' },
    {
      mes: '2026-10',
      estado: 'feito',
      numeroFicha: 700004,
      data: '2026-10-20',
      valor: '85.00',
      valorPago: '0.00',
    },
    { mes: '2026-11', estado: 'devido', numeroFicha: 700005, data: null, valor: '85.00' },
    { mes: '2026-12', estado: 'futuro', numeroFicha: null, data: null, valor: '85.00' },
  ],
}
