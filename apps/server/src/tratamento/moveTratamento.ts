import {
  type AcaoTratamento,
  acceptsAcaoTratamento,
  destinoTratamento,
  type EstadoTratamento,
} from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Db } from '../db/client.ts'
import { civilDay } from '../runtime/clock.ts'
import { type ChaveTratamento, insertPassoTratamento, updateTratamento } from './tratamento.store.ts'

export type PassoTratamento = {
  acao: AcaoTratamento
  autor: string
  em: Date
  /** The guide that does it. */
  numeroFicha?: number
  /** What it grants, or takes back below zero. */
  meses?: number
  motivo?: string
}

const terminados: ReadonlySet<EstadoTratamento> = new Set(['abandonado', 'concluido', 'cancelado'])

/** Takes a treatment that the caller has locked one step further, with its row of history. Throws where its life has no such step. */
export async function moveTratamento(
  db: Db,
  tratamento: ChaveTratamento & { estado: EstadoTratamento },
  { acao, autor, em, numeroFicha, meses, motivo }: PassoTratamento,
): Promise<void> {
  const { codigoCredenciado, numeroTratamento, estado: deEstado } = tratamento
  if (!acceptsAcaoTratamento(deEstado, acao)) {
    throw new Error(`${acao} of treatment ${numeroTratamento} from ${deEstado}`)
  }
  const paraEstado = destinoTratamento(deEstado, acao)
  const hoje = civilDay(em)
  await updateTratamento(
    db,
    tratamento,
    {
      estado: paraEstado,
      inicio: acao === 'authorise' ? hoje : null,
      fim: terminados.has(paraEstado) ? hoje : null,
      meses: meses ?? 0,
    },
    em,
  )
  await insertPassoTratamento(db, {
    codigoCredenciado,
    numeroTratamento,
    em,
    autor,
    acao,
    deEstado,
    paraEstado,
    numeroFicha: numeroFicha ?? null,
    meses: meses ?? null,
    motivo: motivo ?? null,
  })
}
