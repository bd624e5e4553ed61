import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isDaRede } from '../associado/associado.store.ts'
import type { Db } from '../db/client.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { type GuiaCarregada, loadGuias } from '../guia/fatos/loadGuia.ts'
import { listTomados } from '../guia/pagamento/lugarTomado.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { listComVizinhos } from './vizinho.store.ts'

type Pergunta = {
  db: Db
  tabela: TabelaRegras
  hoje: string
  codigoCredenciado: number
}

type EventoDaGuia = { numeroFicha: number; sequencialInclusao: number }

/** A denied event whose place is taken, and what was authorised there since. */
export type Tomado = EventoDaGuia & { motivo: Motivo }

/** What was authorised since in the place of an event. */
export const findTomado = (
  tomados: readonly Tomado[],
  { numeroFicha, sequencialInclusao }: EventoDaGuia,
): Motivo | undefined =>
  tomados.find((um) => um.numeroFicha === numeroFicha && um.sequencialInclusao === sequencialInclusao)?.motivo

async function listTomadosDaGuia(
  { db, tabela, hoje, codigoCredenciado }: Pergunta,
  carregada: GuiaCarregada,
): Promise<Tomado[]> {
  const { codigoAssociado, numeroFicha } = carregada.guia
  if (!(await isDaRede(db, codigoCredenciado, hoje, codigoAssociado))) return []
  const fatos = await loadFatosGuia(db, tabela, carregada.guia, hoje)
  return carregada.eventos
    .filter(({ glosado }) => glosado)
    .flatMap((evento) => {
      const motivo = listTomados(fatos, carregada, evento).at(0)
      return motivo ? { numeroFicha, sequencialInclusao: evento.sequencialInclusao, motivo } : []
    })
}

/**
 * The denied events of these guides in whose place something was authorised or done since: where it stands, no appeal gives
 * the event back (Operadora §1), which is told before anything is typed. A guide that may be appealed has a way to go, so
 * that others' work is told while the network attends the patient (Operadora §7).
 */
export async function loadTomados(pergunta: Pergunta, numerosFicha: readonly number[]): Promise<Tomado[]> {
  if (numerosFicha.length === 0) return []
  const { db, tabela, hoje, codigoCredenciado } = pergunta
  const carregadas = await loadGuias(db, tabela, hoje, codigoCredenciado, numerosFicha)
  return (await Promise.all(carregadas.map((carregada) => listTomadosDaGuia(pergunta, carregada)))).flat()
}

/**
 * The same of the guides of a list. The rules are asked about those alone that have something beside their events, which are
 * few of them.
 */
export async function loadTomadosDe(pergunta: Pergunta, numerosFicha: readonly number[]): Promise<Tomado[]> {
  if (numerosFicha.length === 0) return []
  const { db, codigoCredenciado, hoje } = pergunta
  return loadTomados(pergunta, await listComVizinhos(db, codigoCredenciado, numerosFicha, hoje))
}
