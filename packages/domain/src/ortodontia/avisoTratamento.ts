import { type AcaoTratamento, getAcaoTratamentoFeita } from './tratamento.tables.ts'

/** What is told where the words of the history say too little: neither provider is told the other's name (Operadora §2). */
const palavras: Partial<Record<AcaoTratamento, string>> = {
  authorise: 'Começou, e o tratamento anterior do paciente foi encerrado',
  replace: 'Encerrado por troca de prestador',
}

/** What a provider is told of a treatment of its own that somebody else, or time, did something to. */
export const describeAvisoTratamento = (numeroFichaInicial: number, acao: AcaoTratamento): string =>
  `Tratamento ortodôntico da guia ${numeroFichaInicial}: ${palavras[acao] ?? getAcaoTratamentoFeita(acao)}`
