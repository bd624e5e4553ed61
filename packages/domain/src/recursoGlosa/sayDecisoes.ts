import { formatReais } from '../dinheiro/dinheiro.ts'
import type { Tom } from '../tom.ts'
import type { DecisaoRecurso } from './recurso.tables.ts'

/** An appealed event as it was decided. Money in cents. */
export type EventoDecidido = {
  decisao: DecisaoRecurso
  recursadoCentavos: number
  liberadoCentavos: number
}

/** What may become of an appeal as a whole. Spec §4. */
export const desfechosRecurso = ['aprovado', 'aprovado em parte', 'recusado', 'indeferido'] as const

/** What became of an appeal as a whole, in a word and its tone. */
export type DesfechoRecurso = { rotulo: (typeof desfechosRecurso)[number]; tom: Tom }

const sum = (valores: readonly number[]): number => valores.reduce((soma, valor) => soma + valor, 0)

const sumEventos = (eventos: readonly EventoDecidido[]) => ({
  recursado: sum(eventos.map(({ recursadoCentavos }) => recursadoCentavos)),
  liberado: sum(eventos.map(({ liberadoCentavos }) => liberadoCentavos)),
})

/** From the decision of each event, of which there is one at least: whole, in part, refused; not judged where none was. Spec §4. */
export function decideDesfecho(eventos: readonly EventoDecidido[]): DesfechoRecurso {
  const { recursado, liberado } = sumEventos(eventos)
  if (eventos.some(({ decisao }) => decisao === 'A'))
    return liberado >= recursado
      ? { rotulo: 'aprovado', tom: 'sucesso' }
      : { rotulo: 'aprovado em parte', tom: 'atencao' }
  return {
    rotulo: eventos.every(({ decisao }) => decisao === 'I') ? 'indeferido' : 'recusado',
    tom: 'perigo',
  }
}

/** The same with what it brought back: `aprovado em parte, R$ 40,00 de R$ 100,00 liberados`. */
export function sayDecisoes(eventos: readonly EventoDecidido[]): string {
  const { recursado, liberado } = sumEventos(eventos)
  const { rotulo } = decideDesfecho(eventos)
  if (liberado === 0) return rotulo
  const inteiro = liberado < recursado ? ` de ${formatReais(recursado)}` : ''
  return `${rotulo}, ${formatReais(liberado)}${inteiro} liberados`
}
