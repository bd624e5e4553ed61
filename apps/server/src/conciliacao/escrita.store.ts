import type { MetodoConciliacao, TipoDiferenca } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type ParteNova = {
  deposito: number
  fechamento: string
  centavos: number
  metodo: MetodoConciliacao
}

const insertParte = statement(
  'conciliacao.insertPartes',
  `insert into conciliacao_parte (codigo_credenciado, acao, deposito, fechamento, centavos, metodo)
   select $1, $2, p.deposito, p.fechamento, p.centavos, p.metodo
     from jsonb_to_recordset($3) as p(deposito integer, fechamento date, centavos bigint, metodo text)`,
)

/** What deposits pay of runs, by an action. */
export async function insertPartes(
  db: Db,
  codigoCredenciado: number,
  acao: number,
  partes: readonly ParteNova[],
): Promise<void> {
  await db.query(insertParte, [codigoCredenciado, acao, JSON.stringify(partes)])
}

export type DiferencaNova = { fechamento: string; tipo: TipoDiferenca; centavos: number; texto: string }

const insertDiferenca = statement(
  'conciliacao.insertDiferencas',
  `insert into conciliacao_diferenca (codigo_credenciado, acao, ordem, fechamento, tipo, centavos, texto)
   select $1, $2, row_number() over (), d.fechamento, d.tipo, d.centavos, d.texto
     from jsonb_to_recordset($3) as d(fechamento date, tipo text, centavos bigint, texto text)`,
)

/** What the rest of runs is put down to, by an action. */
export async function insertDiferencas(
  db: Db,
  codigoCredenciado: number,
  acao: number,
  diferencas: readonly DiferencaNova[],
): Promise<void> {
  await db.query(insertDiferenca, [codigoCredenciado, acao, JSON.stringify(diferencas)])
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
