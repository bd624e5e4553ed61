import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { type Db, statement } from '../db/client.ts'
import { findTetoMes, type Plano } from './plano.store.ts'

type Linha = { codigoPlano: string; mes: string; centavos: number }

const listar = statement<Linha>(
  'copartMes.list',
  `select codigo_plano as "codigoPlano", mes, centavos::integer as centavos
     from coparticipacao_feita($1, $2, $3, $4::smallint[])`,
)

/** What a patient was charged of co-payment under each of her plans of what was done in each month, in cents. */
export type UsadoMes = (codigoPlano: string, mes: string) => number

/** What is priced itself, and counts with the others only once it is. */
export type EventosExceto = {
  readonly numeroFicha: number
  readonly sequenciaisInclusao: readonly number[]
}

type Pergunta = {
  readonly codigoAssociado: string
  readonly planos: readonly Plano[]
  /** The civil days whose months count. */
  readonly dias: readonly string[]
  readonly exceto?: EventosExceto | undefined
}

/**
 * What takes room of the month's cap, of all providers of the session's network: what was done, not what is authorised only
 * (Operadora §4). Nothing is read where no plan has a cap. Of a plan of another network nothing is told.
 */
export async function loadUsadoMes(
  db: Db,
  { codigoAssociado, planos, dias, exceto }: Pergunta,
): Promise<UsadoMes> {
  if (!planos.some((plano) => dias.some((dia) => findTetoMes(plano, dia) !== null))) return () => 0
  const linhas = await db.query(listar, [
    codigoAssociado,
    [...new Set(dias.map(mesDe))],
    exceto?.numeroFicha ?? 0,
    [...(exceto?.sequenciaisInclusao ?? [])],
  ])
  return (codigoPlano, mes) =>
    linhas.find((linha) => linha.codigoPlano === codigoPlano && linha.mes === mes)?.centavos ?? 0
}
