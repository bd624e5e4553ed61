import type { MetodoConciliacao, TipoDiferenca } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type ParteNova = {
  acao: number
  deposito: number
  fechamento: string
  centavos: number
  metodo: MetodoConciliacao
}

const insertParte = statement(
  'conciliacao.insertPartes',
  `insert into conciliacao_parte (codigo_credenciado, acao, deposito, fechamento, centavos, metodo)
   select $1, p.acao, p.deposito, p.fechamento, p.centavos, p.metodo
     from jsonb_to_recordset($2) as p(acao integer, deposito integer, fechamento date, centavos bigint, metodo text)`,
)

/** What deposits pay of runs, each by its action. */
export async function insertPartes(
  db: Db,
  codigoCredenciado: number,
  partes: readonly ParteNova[],
): Promise<void> {
  await db.query(insertParte, [codigoCredenciado, JSON.stringify(partes)])
}

export type DiferencaNova = {
  acao: number
  fechamento: string
  tipo: TipoDiferenca
  centavos: number
  texto: string
}

const insertDiferenca = statement(
  'conciliacao.insertDiferencas',
  `insert into conciliacao_diferenca (codigo_credenciado, acao, ordem, fechamento, tipo, centavos, texto)
   select $1, d.acao, row_number() over (partition by d.acao), d.fechamento, d.tipo, d.centavos, d.texto
     from jsonb_to_recordset($2) as d(acao integer, fechamento date, tipo text, centavos bigint, texto text)`,
)

/** What the rest of runs is put down to, each by its action. */
export async function insertDiferencas(
  db: Db,
  codigoCredenciado: number,
  diferencas: readonly DiferencaNova[],
): Promise<void> {
  if (diferencas.length > 0) await db.query(insertDiferenca, [codigoCredenciado, JSON.stringify(diferencas)])
}

const insertRecusa = statement(
  'conciliacao.insertRecusas',
  `insert into conciliacao_recusa (codigo_credenciado, acao, deposito, fechamento)
   select distinct $1::int, $2::int, r.deposito, r.fechamento
     from jsonb_to_recordset($3) as r(deposito integer, fechamento date)`,
)

/** Pairs that are not offered again, by an action. */
export async function insertRecusas(
  db: Db,
  codigoCredenciado: number,
  acao: number,
  pares: readonly { deposito: number; fechamento: string }[],
): Promise<void> {
  await db.query(insertRecusa, [codigoCredenciado, acao, JSON.stringify(pares)])
}
