import { formatReais } from '../dinheiro/dinheiro.ts'
import type { DecisaoRecurso } from './recurso.tables.ts'

/** An appealed event as it was decided. Money in cents. */
export type EventoDecidido = {
  decisao: DecisaoRecurso
  recursadoCentavos: number
  liberadoCentavos: number
}

const sum = (valores: readonly number[]): number => valores.reduce((soma, valor) => soma + valor, 0)

/** What became of an appeal, of all of its events: `aprovado em parte, R$ 40,00 de R$ 100,00 liberados`. Spec §4. */
export function sayDecisoes(eventos: readonly EventoDecidido[]): string {
  const recursado = sum(eventos.map(({ recursadoCentavos }) => recursadoCentavos))
  const liberado = sum(eventos.map(({ liberadoCentavos }) => liberadoCentavos))
  if (eventos.some(({ decisao }) => decisao === 'A')) {
    const isInteiro = liberado >= recursado && eventos.every(({ decisao }) => decisao === 'A')
    return isInteiro
      ? `aprovado, ${formatReais(liberado)} liberados`
      : `aprovado em parte, ${formatReais(liberado)} de ${formatReais(recursado)} liberados`
  }
  // Nothing of it was judged, where no event was (`decisoesRecurso`).
  return eventos.every(({ decisao }) => decisao === 'I') ? 'indeferido' : 'recusado'
}
