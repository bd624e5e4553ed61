import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany, writeOfGuias } from '../db/lockstep.ts'

/** An entry of a patient's clinical record, by any provider; guide and line only when it was this one's. */
type Entrada = {
  codigoEvento: string
  dente: string | null
  regiao: string | null
  faces: string | null
  proprio: boolean
  numeroFicha: number | null
  sequencialInclusao: number | null
  /** Place among all that was ever authorised for the patient. */
  ordem: number
  /** The day on which it got that place: its authorisation or, of what was dated late, that day. */
  autorizadoEm: string
}

/** What was done. */
export type LinhaHistorico = Entrada & {
  data: string
  /** Its day was told when its place was no longer kept. */
  tardio: boolean
  /** False of what can only be denied for a reason of its own: it keeps nobody from the place. */
  desloca: boolean
}

/** What was authorised, is not done yet and holds its place until that day. */
export type LinhaReserva = Entrada & { reservadoAte: string }

type LinhaProntuario = Omit<LinhaHistorico, 'data'> & { data: string | null; reservadoAte: string | null }
type PorFazer = LinhaProntuario & LinhaReserva

const list = readMany(
  statement<LinhaProntuario>(
    'prontuario.list',
    `select codigo_evento as "codigoEvento", dente, regiao, faces, data, reservado_ate as "reservadoAte", proprio,
          numero_ficha as "numeroFicha", sequencial_inclusao as "sequencialInclusao", ordem,
          autorizado_em as "autorizadoEm", tardio, desloca
     from prontuario_associado($1, $2, $3)`,
  ),
  'text, date, boolean',
)

/** What is authorised and not done yet: what holds its place, and what no longer does. */
export type Registros = { historico: LinhaHistorico[]; reservas: LinhaReserva[]; vencidas: LinhaReserva[] }

/**
 * The record as it stands on a day: what was done, newest first, and what is reserved. A newborn under the mother's card
 * has a record of its own.
 */
export async function listProntuario(
  db: Db,
  codigoAssociado: string,
  hoje: string,
  recemNato: boolean,
): Promise<Registros> {
  const linhas = await db.query(list, [codigoAssociado, hoje, recemNato])
  const porFazer = linhas.filter((linha): linha is PorFazer => linha.reservadoAte !== null)
  const isReservado = ({ desloca, reservadoAte }: PorFazer) => desloca && reservadoAte >= hoje
  return {
    historico: linhas.flatMap(({ data, ...linha }) => (data === null ? [] : { ...linha, data })),
    reservas: porFazer.filter(isReservado),
    vencidas: porFazer.filter((linha) => !isReservado(linha)),
  }
}

/** What stands for a patient's record among the locks of a transaction. */
const chave = (codigo: string) => `hashtextextended('prontuario ' || ${codigo}, 0)`

const lock = readMany(statement('prontuario.lock', `select pg_advisory_xact_lock(${chave('$1')})`), 'text')

/**
 * Keeps the patient's record to this transaction until its end, whoever's the guides are: of two clinics that ask at
 * the same instant the second sees what the first got. Taken after the guide's row and its complementary ones', and no guide's row after it.
 */
export async function lockProntuario(db: Db, codigoAssociado: string): Promise<void> {
  await db.query(lock, [codigoAssociado])
}

const lockEach = statement(
  'prontuario.lockMuitos',
  `select pg_advisory_xact_lock(${chave('codigo')}) from unnest($1::text[]) codigo`,
)

/** The same of several patients, always in one order: two transactions that meet do not wait for each other. */
export async function lockProntuarios(db: Db, codigosAssociado: readonly string[]): Promise<void> {
  await db.query(lockEach, [[...new Set(codigosAssociado)].toSorted()])
}

/** The events of guides that stand in the record, as they stand there. */
const certos = (numeros: string) => `
     select e.codigo_associado, e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, e.codigo_evento, e.dente,
            e.regiao, e.faces, e.quantidade,
            coalesce(e.tardio_em, e.data_autorizacao,
                     (coalesce(g.enviada_em, g.liberada_em) at time zone 'America/Sao_Paulo')::date) as data_autorizacao,
            e.data_realizacao, e.desloca, e.tardio_em, e.apresentar_ate
       from evento_guia e join guia g using (codigo_credenciado, numero_ficha)
      where e.numero_ficha = any (${numeros}) and e.autorizacao in (${autorizacoesConcedidas.join(', ')}) and not e.nao_realizado and g.status_ficha <> 6`

export const sobras = writeOfGuias(
  'prontuario.dropSobras',
  (numeros) => `with certos as (${certos(numeros)})
   delete from prontuario p using guia g
    where g.numero_ficha = any (${numeros}) and p.codigo_associado = g.codigo_associado and p.numero_ficha = g.numero_ficha
      and not exists (
     select from certos c
      where c.numero_ficha = p.numero_ficha and c.sequencial_inclusao = p.sequencial_inclusao
        and c.tardio_em is not distinct from p.tardio_em)`,
)

/**
 * Brings the record in line with the stored events of guides: what is authorised (or goes for payment without
 * authorisation, in a complementary guide) or done stands in it; what was denied, cancelled (6) or never done is gone. A
 * row keeps its place in the order of authorisation, unless its day was told late: then it comes last. The day is that which
 * an appeal was granted for; the place that it was granted for, which may be several, is read by `prontuario_associado`.
 */
export const alinhamento = writeOfGuias(
  'prontuario.align',
  (numeros) => `with certos as (${certos(numeros)})
   insert into prontuario as p (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
          dente, regiao, faces, quantidade, data_autorizacao, data_realizacao, desloca, tardio_em, apresentar_ate)
   select c.codigo_associado, c.codigo_credenciado, c.numero_ficha, c.sequencial_inclusao, c.codigo_evento, c.dente,
          c.regiao, c.faces, c.quantidade, c.data_autorizacao, coalesce(i.data_nova, c.data_realizacao), c.desloca,
          c.tardio_em, c.apresentar_ate
     from certos c
     left join recurso_item i
       on i.codigo_credenciado = c.codigo_credenciado and i.numero_ficha = c.numero_ficha
      and i.sequencial_inclusao = c.sequencial_inclusao and i.decisao = 'A'
    order by c.data_autorizacao, c.numero_ficha, c.sequencial_inclusao
   on conflict (codigo_associado, numero_ficha, sequencial_inclusao) do update
      set data_realizacao = excluded.data_realizacao, desloca = excluded.desloca,
          apresentar_ate = excluded.apresentar_ate
    where (p.data_realizacao, p.desloca, p.apresentar_ate)
          is distinct from (excluded.data_realizacao, excluded.desloca, excluded.apresentar_ate)`,
)

/** Called after the guide and its events were written, in the same transaction. */
export async function alignProntuario(db: Db, numeroFicha: number): Promise<void> {
  await Promise.all([db.query(sobras, [[numeroFicha]]), db.query(alinhamento, [[numeroFicha]])])
}

const ausentes = readMany(
  statement<{ dente: string }>(
    'dente.ausentes',
    'select dente from dente_ausente where codigo_associado = $1 order by dente',
  ),
  'text',
)

export async function listDentesAusentes(db: Db, codigoAssociado: string): Promise<string[]> {
  const rows = await db.query(ausentes, [codigoAssociado])
  return rows.map((row) => row.dente)
}
