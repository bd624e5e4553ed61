import { type Db, statement } from '../db/client.ts'

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
}

/** What was done. */
export type LinhaHistorico = Entrada & { data: string }

/** What was authorised, is not done yet and holds its place until that day. */
export type LinhaReserva = Entrada & { reservadoAte: string }

type LinhaProntuario = Entrada & { data: string | null; reservadoAte: string | null }

const list = statement<LinhaProntuario>(
  'prontuario.list',
  `select codigo_evento as "codigoEvento", dente, regiao, faces, data, reservado_ate as "reservadoAte", proprio,
          numero_ficha as "numeroFicha", sequencial_inclusao as "sequencialInclusao", ordem
     from prontuario_associado($1, $2, $3)`,
)

/**
 * The record as it stands on a day: what was done, newest first, and what is reserved. A newborn under the mother's card
 * has a record of its own.
 */
export async function listProntuario(
  db: Db,
  codigoAssociado: string,
  hoje: string,
  recemNato: boolean,
): Promise<{ historico: LinhaHistorico[]; reservas: LinhaReserva[] }> {
  const linhas = await db.query(list, [codigoAssociado, hoje, recemNato])
  return {
    historico: linhas.flatMap(({ data, ...linha }) => (data === null ? [] : { ...linha, data })),
    reservas: linhas.flatMap(({ reservadoAte, ...linha }) =>
      reservadoAte === null ? [] : { ...linha, reservadoAte },
    ),
  }
}

const lock = statement(
  'prontuario.lock',
  `select pg_advisory_xact_lock(hashtextextended('prontuario ' || $1, 0))`,
)

/**
 * Keeps the patient's record to this transaction until its end, whoever's the guides are: of two clinics that ask at
 * the same instant the second sees what the first got. Taken after the guide's row, and no guide's row after it.
 */
export async function lockProntuario(db: Db, codigoAssociado: string): Promise<void> {
  await db.query(lock, [codigoAssociado])
}

/**
 * Brings the record in line with the stored events of guides: what is authorised (or goes for payment without
 * authorisation, in a complementary guide) or done stands in it, what was denied, cancelled (6)
 * or never done is gone. A row keeps
 * its place in the order of authorisation.
 */
export const alinhamento = statement(
  'prontuario.align',
  `with certos as (
     select e.codigo_associado, e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, e.codigo_evento, e.dente,
            e.regiao, e.faces, e.quantidade,
            coalesce(e.data_autorizacao, (coalesce(g.enviada_em, g.liberada_em) at time zone 'America/Sao_Paulo')::date) as data_autorizacao,
            e.data_realizacao
       from evento_guia e join guia g using (codigo_credenciado, numero_ficha)
      where e.numero_ficha = any ($1) and e.autorizacao in (1, 4) and not e.nao_realizado and g.status_ficha <> 6
   ), sobras as (
     delete from prontuario p using guia g
      where g.numero_ficha = any ($1) and p.codigo_associado = g.codigo_associado and p.numero_ficha = g.numero_ficha
        and not exists (
       select from certos c where c.numero_ficha = p.numero_ficha and c.sequencial_inclusao = p.sequencial_inclusao)
   )
   insert into prontuario as p (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
          dente, regiao, faces, quantidade, data_autorizacao, data_realizacao)
   select * from certos order by data_autorizacao, numero_ficha, sequencial_inclusao
   on conflict (codigo_associado, numero_ficha, sequencial_inclusao) do update set data_realizacao = excluded.data_realizacao
    where p.data_realizacao is distinct from excluded.data_realizacao`,
)

/** Called after the guide and its events were written, in the same transaction. */
export async function alignProntuario(db: Db, numeroFicha: number): Promise<void> {
  await db.query(alinhamento, [[numeroFicha]])
}

const ausentes = statement<{ dente: string }>(
  'dente.ausentes',
  'select dente from dente_ausente where codigo_associado = $1 order by dente',
)

export async function listDentesAusentes(db: Db, codigoAssociado: string): Promise<string[]> {
  const rows = await db.query(ausentes, [codigoAssociado])
  return rows.map((row) => row.dente)
}
