import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import type { FilaGuia, TarefaGuia } from '../job/filas.ts'
import { listDatadas, listEsperas } from './espera.store.ts'
import type { Guia } from './fatos/guia.store.ts'

/** What waits for the operator's side, by status (Produto §4). */
const filaDoStatus: ReadonlyMap<StatusFicha, FilaGuia> = new Map([
  [statusFicha.emAnalise, 'concludeAuditoria'],
  [statusFicha.tokenSolicitado, 'generateToken'],
  [statusFicha.tokenGerado, 'confirmToken'],
  [statusFicha.encaminhadaPagamento, 'processPagamento'],
  [statusFicha.encaminhadaPagamentoToken, 'processPagamento'],
  [statusFicha.emProcessamento, 'processPagamento'],
  [statusFicha.recursoEmAnalise, 'processRecurso'],
  [statusFicha.recursoEmProcessamento, 'processRecurso'],
])

/**
 * Queues the operator's next step on a guide that has just moved, in the same transaction; none when it is not its
 * turn.
 */
export async function enqueuePasso(
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  db: Db,
  guia: TarefaGuia & { statusFicha: StatusFicha },
): Promise<void> {
  const fila = filaDoStatus.get(guia.statusFicha)
  if (!fila) return
  const { codigoCredenciado, numeroFicha, statusFicha: status, codigoEtapaAtual } = guia
  const tarefa = { codigoCredenciado, numeroFicha, statusFicha: status, codigoEtapaAtual }
  await jobs.enqueue(db, fila, tarefa, config.ritmoSegundos)
}

/**
 * Has the operator's side look again at the guides of the same patient, of any provider, that wait for what others do
 * (`operadora/decideTarde.ts`), and at the notices of what is done of the others (`operadora/warnDatada.ts`).
 */
export async function wakeEsperas(
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  db: Db,
  { codigoAssociado, numeroFicha }: Pick<Guia, 'codigoAssociado' | 'numeroFicha'>,
): Promise<void> {
  const isOutra = (outra: { numeroFicha: number }) => outra.numeroFicha !== numeroFicha
  const [esperas, datadas] = await Promise.all([
    listEsperas(db, codigoAssociado),
    listDatadas(db, codigoAssociado),
  ])
  const etapas = { statusFicha: statusFicha.emAnalise, codigoEtapaAtual: etapa.consolidacaoAuditoria }
  await Promise.all([
    ...esperas
      .filter(isOutra)
      .map((outra) => jobs.enqueue(db, 'concludeAuditoria', { ...outra, ...etapas }, config.ritmoSegundos)),
    ...datadas.filter(isOutra).map((outra) => jobs.enqueue(db, 'warnDatada', outra, config.ritmoSegundos)),
  ])
}
