import { describeAvisoTratamento } from '@portal/domain/ortodontia/avisoTratamento.ts'
import type { AcaoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Row } from '../database/insertTabelas.ts'
import type { Passo } from './vidaTratamento.ts'

/** What a provider did not do itself to its treatment; of a beginning it is told where it ended another's (`tellTratamento`). */
const AVISADAS: readonly AcaoTratamento[] = ['abandon', 'conclude', 'suspend', 'resume', 'replace']

/** A treatment, by its initial guide, and what happened to it. */
export type TratamentoAvisado = {
  readonly codigoCredenciado: number
  readonly numeroFicha: number
  readonly passos: readonly Passo[]
  /** It took the place of another. */
  readonly troca: boolean
}

/** What the providers were told of their treatments, in the order in which it happened. */
export const createAvisos = (tratamentos: readonly TratamentoAvisado[]): Row[] =>
  tratamentos
    .flatMap(({ codigoCredenciado, numeroFicha, passos, troca }) =>
      passos
        .filter(({ acao }) => AVISADAS.includes(acao) || (troca && acao === 'authorise'))
        .map(({ acao, em }) => ({
          codigo_credenciado: codigoCredenciado,
          tipo: 'TRATAMENTO',
          referencia: numeroFicha,
          texto: describeAvisoTratamento(numeroFicha, acao),
          em,
        })),
    )
    .sort((a, b) => (a.em < b.em ? -1 : 1))
