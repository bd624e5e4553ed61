import { GLOSAS } from '@portal/domain/glosa/glosa.tables.ts'
import { listMesesIndicador } from '@portal/domain/indicador/periodo.ts'
import { type Db, statement } from '../db/client.ts'

/** Denials for what a guide did not bring: an image, a report, a justification. */
export const GLOSAS_DOCUMENTO = GLOSAS.filter(({ grupo }) => grupo === 'documento').map(
  ({ codigo }) => codigo,
)

/** The last month of the figures (`2026-10`), and when they were computed. */
export type Calculo = { mes: string; calculadoEm: Date }

const ultimo = statement<Calculo>(
  'indicador.calculo',
  `select to_char(mes, 'YYYY-MM') as mes, calculado_em as "calculadoEm" from calculo_indicador order by mes desc limit 1`,
)

/** What the screens tell of; undefined before the first computation. */
export async function findCalculo(db: Db): Promise<Calculo | undefined> {
  const [row] = await db.query(ultimo)
  return row
}

// Two processes compute one after the other, and the second finds it done.
const lock = statement('indicador.lock', `select pg_advisory_xact_lock(hashtext('indicador'))`)
const compute = statement('indicador.compute', 'select calcula_indicadores($1, $2, $3)')
const conclude = statement('indicador.conclude', 'select conclui_indicadores($1, $2)')

/**
 * Computes the figures of all providers for the twelve months to one, of what is known at an instant, in the caller's
 * transaction; says whether there was anything to do. What was computed stays, unless its row was deleted.
 */
export async function computeIndicadores(db: Db, ultimoMes: string, agora: Date): Promise<boolean> {
  await db.query(lock)
  const feito = await findCalculo(db)
  if (feito && feito.mes >= ultimoMes) return false
  // Each month, of all providers, in a statement of its own: none takes as long as a statement may.
  for (const mes of listMesesIndicador(ultimoMes)) {
    await db.query(compute, [`${mes}-01`, agora, GLOSAS_DOCUMENTO])
  }
  await db.query(conclude, [`${ultimoMes}-01`, agora])
  return true
}
