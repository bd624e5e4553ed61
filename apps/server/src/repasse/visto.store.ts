import type { DinheiroVisivel } from '@portal/contract/campo.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { type Db, type Statement, statement } from '../db/client.ts'
import type { Visao } from './visao.ts'

declare const visto: unique symbol

/** Cents that a run made, as far as a view shows them: only `readVistos` answers any. */
export type CentavosVistos = number & { readonly [visto]: true }

type Visto<T> = T extends number ? CentavosVistos : T

/** A row whose cents (`...Centavos`) a view showed. */
export type LinhaVista<Row> = {
  [K in keyof Row]: K extends 'centavos' | `${string}Centavos` ? Visto<Row[K]> : Row[K]
}

/** A statement whose $1 and $2 are the provider and the dentists of a view. */
export type StatementVisto<Row> = { readonly doRepasse: Statement<Row> }

/** The rows of a table that the view shows: of its provider, and of its dentists (0: that name none). */
export type Visiveis = (tabela: string) => string

const visiveis: Visiveis = (tabela) =>
  `${tabela}.codigo_credenciado = $1 and ($2::int[] is null or coalesce(${tabela}.codigo_dentista, 0) = any ($2))`

/** Names a statement over what a run made, in words that get the condition of the view. */
export const statementVisto = <Row = never>(
  name: string,
  write: (visiveis: Visiveis) => string,
): StatementVisto<Row> => ({ doRepasse: statement<Row>(name, write(visiveis)) })

/** The statement's rows that the view shows; `values` begin with $3. */
export const readVistos = <Row>(
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  { doRepasse }: StatementVisto<Row>,
  values: readonly unknown[] = [],
): Promise<LinhaVista<Row>[]> =>
  // The statement is bound to the view: its cents are what the view shows.
  db.query(doRepasse as Statement<LinhaVista<Row>>, [codigoCredenciado, dentistas, ...values])

/** Cents that a view showed, added up. */
export const sumVistos = (parcelas: readonly CentavosVistos[]): CentavosVistos =>
  // A sum of what a view showed tells nothing else.
  parcelas.reduce((soma, parcela) => soma + parcela, 0) as CentavosVistos

/** What remains of cents that a view showed, without others of them. */
export const subtractVistos = (de: CentavosVistos, parcelas: readonly CentavosVistos[]): CentavosVistos =>
  // As of a sum.
  (de - sumVistos(parcelas)) as CentavosVistos

/** What a view showed, as a reply tells it: the contract's money of a run takes nothing else. */
export const tellVisto = (centavos: CentavosVistos): DinheiroVisivel => toValor(centavos) as DinheiroVisivel

export const tellVistoNulavel = (centavos: CentavosVistos | null): DinheiroVisivel | null =>
  centavos === null ? null : tellVisto(centavos)
