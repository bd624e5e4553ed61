import { statusAbertos } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import type { PedidoAberto } from '@portal/domain/solicitacaoExame/pedidoRepetido.ts'
import { type Db, statement } from '../db/client.ts'

const lock = statement(
  'solicitacaoExame.lockPaciente',
  'select pg_advisory_xact_lock(hashtextextended($1, 2))',
)

/** Until the transaction ends nobody else of the provider asks for exams of the patient, or types such a request. */
export async function lockPaciente(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<void> {
  await db.query(lock, [`${codigoCredenciado}:${codigoAssociado}`])
}

const list = statement<PedidoAberto>(
  'solicitacaoExame.abertas',
  `select numero_solicitacao as "numeroSolicitacao", eventos from solicitacao_exame
    where codigo_credenciado = $1 and codigo_associado = $2 and status = any ($3)
    union all
   select numero_solicitacao, eventos from exames_por_fazer($2, $4)
    order by "numeroSolicitacao" desc`,
)

/**
 * The patient's requests of this provider of which something may still become, the newest first; of those that a unit
 * captured, the exams that nobody did yet.
 */
export const listAbertas = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  hoje: string,
): Promise<PedidoAberto[]> => db.query(list, [codigoCredenciado, codigoAssociado, [...statusAbertos], hoje])
