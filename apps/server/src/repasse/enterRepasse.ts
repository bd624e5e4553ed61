import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import type { Db } from '../db/client.ts'
import { listCalendarios } from './calendario.store.ts'
import { type Encaminhamento, fechamentoOf } from './encaminhamento.store.ts'
import { holdRepasse, openRepasses } from './repasse.store.ts'

/** A judged guide: whose, of which network, and how it was forwarded. */
type Julgada = {
  codigoCredenciado: number
  rede: Rede
  encaminhamento: Pick<Encaminhamento, 'fechamento'> | undefined
}

/**
 * The run that a guide's money goes into when it is judged: the one that it was forwarded for or, once that one's
 * statement is out, the one that is open today. It stays open until the transaction ends.
 */
export async function enterRepasse(
  db: Db,
  { codigoCredenciado, rede, encaminhamento }: Julgada,
  agora: Date,
  hoje: string,
): Promise<string> {
  const calendarios = await listCalendarios(db)
  const deHoje = fechamentoOf(calendarios, rede, hoje)
  // A run is published after its closing day: the one of today cannot be.
  for (const fechamento of [encaminhamento?.fechamento ?? deHoje, deHoje]) {
    await openRepasses(db, { codigoCredenciado, rede, calendarios }, [fechamento], agora)
    if (await holdRepasse(db, codigoCredenciado, fechamento)) return fechamento
  }
  throw new Error(`no run of ${codigoCredenciado} is open on ${hoje}`)
}
