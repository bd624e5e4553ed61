import { countOf } from '@portal/domain/texto/contagem.ts'

/** A guide, and how many files of its queue came back. */
export type Retomada = readonly [numeroFicha: number, arquivos: number]

/** As many guides as are named: those beyond are a number. */
const NOMEADAS = 3

const lista = new Intl.ListFormat('pt-BR')

/** What waits, in one line for all guides: a notice for each would cover a telephone. */
export function tellRetomadas(retomadas: readonly Retomada[]): string {
  const nomes = retomadas.slice(0, NOMEADAS).map(([numeroFicha]) => String(numeroFicha))
  const outras = retomadas.length - nomes.length
  const quais = lista.format(outras > 0 ? [...nomes, `mais ${outras}`] : nomes)
  const arquivos = retomadas.reduce((soma, [, quantos]) => soma + quantos, 0)
  return `${retomadas.length === 1 ? 'Guia' : 'Guias'} ${quais}: ${countOf(arquivos, 'arquivo voltou à fila', 'arquivos voltaram à fila')} de imagens.`
}
