import type { Db } from '../db/client.ts'
import { listCalendarios } from './calendario.store.ts'
import { insertDescontos } from './desconto.store.ts'
import { fechamentoOf, findRede } from './encaminhamento.store.ts'
import { holdRepasse, openRepasses } from './repasse.store.ts'

/** A correction of an earlier payment that no event makes (TISS type 08). Money in cents. */
export type Ajuste = {
  codigoCredenciado: number
  /** Names the run that it enters. */
  fechamento: string
  valorCentavos: number
  /** Owed to the provider; else owed by it. */
  credito: boolean
  descricao: string
}

const TIPO_AJUSTE = '08'

/**
 * Enters a correction into an open run, in the caller's transaction. Throws in words for the operator: no such provider,
 * no run that closes on that day, a statement that is out already. Operadora §4.
 */
export async function createAjuste(db: Db, ajuste: Ajuste, agora: Date): Promise<void> {
  const { codigoCredenciado, fechamento, valorCentavos, credito, descricao } = ajuste
  const rede = await findRede(db, codigoCredenciado).catch(() => {
    throw new Error(`Não há credenciado ${codigoCredenciado}.`)
  })
  const calendarios = await listCalendarios(db)
  const fecha = fechamentoOf(calendarios, rede, fechamento)
  if (fecha !== fechamento) {
    throw new Error(`Nenhum pagamento fecha em ${fechamento}; o próximo fecha em ${fecha}.`)
  }
  await openRepasses(db, { codigoCredenciado, rede, calendarios }, [fechamento], agora)
  if (!(await holdRepasse(db, codigoCredenciado, fechamento))) {
    throw new Error(`O demonstrativo do pagamento que fechou em ${fechamento} já foi publicado.`)
  }
  const desconto = { fechamento, tipo: TIPO_AJUSTE, credito, valorCentavos, descricao } as const
  await insertDescontos(db, codigoCredenciado, [{ ...desconto, baseCentavos: null, pontosBase: null }])
}
