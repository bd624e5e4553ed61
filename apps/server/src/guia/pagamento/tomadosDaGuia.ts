import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isDaRede } from '../../associado/associado.store.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { loadFatosGuia } from '../fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'
import { listTomados } from './lugarTomado.ts'

export type PerguntaTomados = {
  db: Db
  tabela: TabelaRegras
  hoje: string
  codigoCredenciado: number
}

/** A denied event whose place is taken, and what was authorised there since. */
export type Tomado = { numeroFicha: number; sequencialInclusao: number; motivo: Motivo }

/** Those of a guide; others' work is told while the network attends the patient (Operadora §7). */
export async function listTomadosDaGuia(
  { db, tabela, hoje, codigoCredenciado }: PerguntaTomados,
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
