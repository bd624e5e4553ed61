import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isDaRede } from '../associado/associado.store.ts'
import type { Db } from '../db/client.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { listTomados } from '../guia/pagamento/lugarTomado.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { listComVizinhos } from './vizinho.store.ts'

type Pergunta = {
  db: Db
  tabela: TabelaRegras
  hoje: string
  codigoCredenciado: number
}

/**
 * What was authorised or done since in the place of an event of the guide (its order of inclusion): where it stands, no appeal
 * gives the event back (Operadora §1), which is told before anything is typed. A guide that may be appealed has a way to go, so
 * that others' work is told while the network attends the patient (Operadora §7).
 */
export async function loadTomados(
  pergunta: Pergunta & { numeroFicha: number },
): Promise<(sequencialInclusao: number) => Motivo | undefined> {
  const { db, tabela, hoje, codigoCredenciado, numeroFicha } = pergunta
  const carregada = await loadGuia(db, tabela, hoje, codigoCredenciado, numeroFicha)
  if (!carregada) return () => undefined
  const { codigoAssociado } = carregada.guia
  if (!(await isDaRede(db, codigoCredenciado, hoje, codigoAssociado))) return () => undefined
  const fatos = await loadFatosGuia(db, tabela, carregada.guia, hoje)
  return (sequencialInclusao) => {
    const evento = carregada.eventos.find((um) => um.sequencialInclusao === sequencialInclusao)
    return evento && listTomados(fatos, carregada, evento).at(0)
  }
}

/** What was authorised since in the place of an event, by guide and order of inclusion. */
export type TomadosDe = (numeroFicha: number, sequencialInclusao: number) => Motivo | undefined

/**
 * The same of the guides of a list. The rules are asked about those alone that have something beside their events, which are few
 * of a page.
 */
export async function loadTomadosDe(pergunta: Pergunta, numerosFicha: readonly number[]): Promise<TomadosDe> {
  const { db, codigoCredenciado, hoje } = pergunta
  const vizinhas = await listComVizinhos(db, codigoCredenciado, numerosFicha, hoje)
  const tomados = new Map(
    await Promise.all(
      vizinhas.map(
        async (numeroFicha) => [numeroFicha, await loadTomados({ ...pergunta, numeroFicha })] as const,
      ),
    ),
  )
  return (numeroFicha, sequencialInclusao) => tomados.get(numeroFicha)?.(sequencialInclusao)
}
