import { indexRegras } from '@portal/domain/evento/eventos.tables.ts'
import type { Exclusao } from '@portal/domain/evento/exclusao.ts'
import type { RegraEvento } from '@portal/domain/evento/regraEvento.ts'
import { type Pool, statement } from '../db/client.ts'

/** The operator's rules as they stand in the database. */
export type TabelaRegras = {
  todas: readonly RegraEvento[]
  /** By current code, and by the former ones that translate to it. */
  find: (codigoEvento: string) => RegraEvento | undefined
  exclusoes: readonly Exclusao[]
}

export type Regras = { get: () => Promise<TabelaRegras> }

const VALIDADE_MS = 60_000

const regras = statement<{ regra: RegraEvento }>(
  'regra.list',
  'select regra from regra_evento order by codigo_evento',
)
const exclusoes = statement<{ exclusao: Exclusao }>(
  'exclusao.list',
  'select exclusao from exclusao_evento order by id',
)

async function load(pool: Pool): Promise<TabelaRegras> {
  const [linhas, pares] = await pool.transaction(0, (db) =>
    Promise.all([db.query(regras), db.query(exclusoes)]),
  )
  const todas = linhas.map((linha) => linha.regra)
  const indice = indexRegras(todas)
  return { todas, find: (codigo) => indice.get(codigo), exclusoes: pares.map((par) => par.exclusao) }
}

/** Every decision reads the same few hundred rules: kept for a minute, then read again, so that a change takes hold. */
export function createRegras(pool: Pool, now: () => number = Date.now): Regras {
  let kept: { until: number; tabela: Promise<TabelaRegras> } | undefined
  return {
    get: () => {
      if (!kept || kept.until < now()) {
        const tabela = load(pool)
        kept = { until: now() + VALIDADE_MS, tabela }
        tabela.catch(() => {
          kept = undefined
        })
      }
      return kept.tabela
    },
  }
}
