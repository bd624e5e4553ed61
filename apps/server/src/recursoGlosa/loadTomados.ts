import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { loadGuias } from '../guia/fatos/loadGuia.ts'
import { listTomadosDaGuia, type PerguntaTomados, type Tomado } from '../guia/pagamento/tomadosDaGuia.ts'
import { listComVizinhos } from './vizinho.store.ts'

/** What was authorised since in the place of an event. */
export const findTomado = (
  tomados: readonly Tomado[],
  { numeroFicha, sequencialInclusao }: Omit<Tomado, 'motivo'>,
): Motivo | undefined =>
  tomados.find((um) => um.numeroFicha === numeroFicha && um.sequencialInclusao === sequencialInclusao)?.motivo

/**
 * The denied events of these guides in whose place something was authorised or done since: where it stands, no appeal gives
 * the event back (Operadora §1), which is told before anything is typed. A guide that may be appealed has a way to go, so
 * that others' work is told while the network attends the patient (Operadora §7).
 */
export async function loadTomados(
  pergunta: PerguntaTomados,
  numerosFicha: readonly number[],
): Promise<Tomado[]> {
  if (numerosFicha.length === 0) return []
  const { db, tabela, hoje, codigoCredenciado } = pergunta
  const carregadas = await loadGuias(db, tabela, hoje, codigoCredenciado, numerosFicha)
  return (await Promise.all(carregadas.map((carregada) => listTomadosDaGuia(pergunta, carregada)))).flat()
}

/**
 * The same of the guides of a list. The rules are asked about those alone that have something beside their events, which are
 * few of them.
 */
export async function loadTomadosDe(
  pergunta: PerguntaTomados,
  numerosFicha: readonly number[],
): Promise<Tomado[]> {
  if (numerosFicha.length === 0) return []
  const { db, codigoCredenciado, hoje } = pergunta
  return loadTomados(pergunta, await listComVizinhos(db, codigoCredenciado, numerosFicha, hoje))
}
