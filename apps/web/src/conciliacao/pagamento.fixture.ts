import type { Deposito, PagamentoConciliado } from '@portal/contract/conciliacao.ts'

export const deposito = (numero: number, mudado: Partial<Deposito> = {}): Deposito => ({
  numero,
  dia: '2026-10-13',
  valor: '662.95',
  restante: '662.95',
  historico: 'TED AURORA ODONTO',
  documento: '77',
  conta: '033 1234',
  ...mudado,
})

export const pagamento = (mes: string, mudado: Partial<PagamentoConciliado> = {}): PagamentoConciliado => ({
  repasse: {
    dataFechamento: `2026-${mes}-20`,
    dataPublicacao: `2026-${mes}-21`,
    dataPagamento: `2026-${mes}-28`,
    situacao: 'depositado',
  },
  valorProcessado: '890.00',
  valorGlosa: '175.00',
  valorFranquia: '45.00',
  valorLiberado: '670.00',
  descontos: [
    {
      tipo: '01',
      rotulo: 'IRRF',
      credito: false,
      base: '670.00',
      pontosBase: 150,
      valor: '7.05',
      descricao: null,
    },
  ],
  valorLiquido: '662.95',
  valorConciliado: '0.00',
  falta: '662.95',
  partes: [],
  diferencas: [],
  semPar: null,
  ...mudado,
})
