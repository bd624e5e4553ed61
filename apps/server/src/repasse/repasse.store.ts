import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import {
  type CalendarioRepasse,
  findCalendarioRepasse,
  findPagamento,
  findPublicacao,
} from '@portal/domain/repasse/calendarioRepasse.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany, writeMany } from '../db/lockstep.ts'

const insert = writeMany(
  'repasse.insert',
  'integer, text, timestamptz',
  (linhas) => `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
   select v1, f.fechamento, f.publicacao, f.pagamento, v3
     from ${linhas} cross join lateral jsonb_to_recordset(v2::jsonb) as f(fechamento date, publicacao date, pagamento date)
   on conflict do nothing`,
)

/** Whose runs, and by which calendars. */
type Contrato = { codigoCredenciado: number; rede: Rede; calendarios: readonly CalendarioRepasse[] }

/** Opens the runs of a provider that close on these days; those that are there stay as they are. */
export async function openRepasses(
  db: Db,
  { codigoCredenciado, rede, calendarios }: Contrato,
  fechamentos: readonly string[],
  agora: Date,
): Promise<void> {
  const runs = fechamentos.map((fechamento) => {
    const calendario = findCalendarioRepasse(calendarios, rede, fechamento)
    return {
      fechamento,
      publicacao: findPublicacao(calendario, fechamento),
      pagamento: findPagamento(calendario, fechamento),
    }
  })
  await db.query(insert, [codigoCredenciado, JSON.stringify(runs), agora])
}

const holdAberto = readMany(
  statement<{ fechamento: string }>(
    'repasse.holdAberto',
    `select fechamento from repasse
    where codigo_credenciado = $1 and fechamento = $2 and situacao = 'aberto' for share`,
  ),
  'integer, date',
)

/** Whether a run is still open; it stays so until this transaction ends. */
export async function holdRepasse(db: Db, codigoCredenciado: number, fechamento: string): Promise<boolean> {
  return (await db.query(holdAberto, [codigoCredenciado, fechamento])).length > 0
}

export type RepasseDevido = { fechamento: string; pagamento: string }

const lockPublicar = statement<RepasseDevido>(
  'repasse.lockPublicar',
  `select fechamento, pagamento from repasse
    where codigo_credenciado = $1 and situacao = 'aberto' and publicacao <= $2 order by fechamento for update`,
)

/** The runs whose statement is due on a day, locked: what is judged meanwhile waits, and goes into the next one. */
export const lockRepassesAPublicar = (
  db: Db,
  codigoCredenciado: number,
  hoje: string,
): Promise<RepasseDevido[]> => db.query(lockPublicar, [codigoCredenciado, hoje])

export type SomaRepasse = {
  fechamento: string
  informadoCentavos: number
  processadoCentavos: number
  glosaCentavos: number
  franquiaCentavos: number
  liberadoCentavos: number
}

const sum = statement<SomaRepasse>(
  'repasse.sum',
  `select fechamento, sum(informado_centavos)::bigint as "informadoCentavos",
          sum(processado_centavos)::bigint as "processadoCentavos", sum(glosa_centavos)::bigint as "glosaCentavos",
          sum(franquia_centavos)::bigint as "franquiaCentavos", sum(liberado_centavos)::bigint as "liberadoCentavos"
     from repasse_evento where codigo_credenciado = $1 and fechamento = any ($2::date[]) group by fechamento`,
)

/** What the rows of each run add up to; a run without rows has no sum. */
export const sumRepasses = (
  db: Db,
  codigoCredenciado: number,
  fechamentos: readonly string[],
): Promise<SomaRepasse[]> => db.query(sum, [codigoCredenciado, [...fechamentos]])

const publish = statement<{ fechamento: string; liquidoCentavos: number }>(
  'repasse.publish',
  `update repasse r set situacao = 'publicado', informado_centavos = p."informadoCentavos",
          processado_centavos = p."processadoCentavos", glosa_centavos = p."glosaCentavos",
          franquia_centavos = p."franquiaCentavos", liberado_centavos = p."liberadoCentavos",
          debito_centavos = p."debitoCentavos", credito_centavos = p."creditoCentavos",
          liquido_centavos = p."liberadoCentavos" - p."debitoCentavos" + p."creditoCentavos", mudado_em = $3
     from jsonb_to_recordset($2) as p(fechamento date, "informadoCentavos" bigint, "processadoCentavos" bigint,
          "glosaCentavos" bigint, "franquiaCentavos" bigint, "liberadoCentavos" bigint, "debitoCentavos" bigint,
          "creditoCentavos" bigint)
    where r.codigo_credenciado = $1 and r.fechamento = p.fechamento and r.situacao = 'aberto'
    returning r.fechamento, r.liquido_centavos as "liquidoCentavos"`,
)

export type Publicacao = SomaRepasse & { debitoCentavos: number; creditoCentavos: number }

/** Publishes the statements of open runs with their sums; answers what came to be so by this very call. */
export const publishRepasses = (
  db: Db,
  codigoCredenciado: number,
  publicacoes: readonly Publicacao[],
  agora: Date,
): Promise<{ fechamento: string; liquidoCentavos: number }[]> =>
  db.query(publish, [codigoCredenciado, JSON.stringify(publicacoes), agora])

const deposit = statement<{ fechamento: string; liquidoCentavos: number }>(
  'repasse.deposit',
  `update repasse set situacao = 'depositado', mudado_em = $3
    where codigo_credenciado = $1 and situacao = 'publicado' and pagamento <= $2
    returning fechamento, liquido_centavos as "liquidoCentavos"`,
)

/** Deposits what is published and due on a day; answers what came to be so by this very call. */
export const depositRepasses = (db: Db, codigoCredenciado: number, hoje: string, agora: Date) =>
  db.query(deposit, [codigoCredenciado, hoje, agora])

const devidos = statement<{ codigoCredenciado: number }>(
  'repasse.devidos',
  'select repasses_devidos as "codigoCredenciado" from repasses_devidos($1, $2, $3)',
)

/** Providers with a run to be published or paid on a day, by their codes, after one of them. */
export const listRepassesDevidos = (
  db: Db,
  hoje: string,
  depois: number,
  limite: number,
): Promise<{ codigoCredenciado: number }[]> => db.query(devidos, [hoje, depois, limite])
