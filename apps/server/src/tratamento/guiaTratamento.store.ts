import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { ChaveTratamento } from './tratamento.store.ts'

const concedido = `e.autorizacao in (${autorizacoesConcedidas.join(', ')}) and not e.nao_realizado`

const link = statement(
  'tratamento.linkGuia',
  'update guia set numero_tratamento = $3 where codigo_credenciado = $1 and numero_ficha = $2',
)

/** The guide is of the treatment from now on. */
export async function linkGuia(
  db: Db,
  { codigoCredenciado, numeroTratamento }: ChaveTratamento,
  numeroFicha: number,
): Promise<void> {
  await db.query(link, [codigoCredenciado, numeroFicha, numeroTratamento])
}

const inicial = statement<{ autorizada: boolean }>(
  'tratamento.inicialAutorizada',
  `select coalesce(bool_or(${concedido}) filter (where e.codigo_evento = any ((select eventos_ortodontia('instalacao'))::text[])),
                   bool_or(${concedido}), false) as autorizada
     from evento_guia e where e.codigo_credenciado = $1 and e.numero_ficha = $2`,
)

/**
 * Whether a decided initial guide begins its treatment: its installation was authorised or, of a patient who comes with an
 * appliance and needs none, anything else.
 */
export async function isInicialAutorizada(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<boolean> {
  const [row] = await db.query(inicial, [codigoCredenciado, numeroFicha])
  return row?.autorizada ?? false
}

const contencao = statement<{ feita: boolean }>(
  'tratamento.contencaoFeita',
  `select exists (
     select from guia g join evento_guia e using (codigo_credenciado, numero_ficha)
      where g.codigo_credenciado = $1 and g.numero_tratamento = $2 and g.status_ficha <> ${statusFicha.cancelada}
        and ${concedido} and e.data_realizacao is not null
        and e.codigo_evento = any ((select eventos_ortodontia('contencao'))::text[])) as feita`,
)

/** Whether a retainer was put in, in any guide of the treatment. */
export async function isContencaoFeita(
  db: Db,
  { codigoCredenciado, numeroTratamento }: ChaveTratamento,
): Promise<boolean> {
  const [row] = await db.query(contencao, [codigoCredenciado, numeroTratamento])
  return row?.feita ?? false
}

const livre = statement<{ livre: boolean }>('tratamento.livre', 'select sem_tratamento($1) as livre')

/** Whether the patient is in no treatment, of any provider. */
export async function isSemTratamento(db: Db, codigoAssociado: string): Promise<boolean> {
  const [row] = await db.query(livre, [codigoAssociado])
  return row?.livre ?? false
}

const concessao = statement<{ meses: number }>(
  'tratamento.mesesDaGuia',
  `select coalesce(sum(meses), 0)::integer as meses from historico_tratamento
    where codigo_credenciado = $1 and numero_tratamento = $2 and numero_ficha = $3`,
)

/** The months that a guide granted and that nobody took back. */
export async function countMesesDaGuia(
  db: Db,
  { codigoCredenciado, numeroTratamento }: ChaveTratamento,
  numeroFicha: number,
): Promise<number> {
  const [row] = await db.query(concessao, [codigoCredenciado, numeroTratamento, numeroFicha])
  return row?.meses ?? 0
}
