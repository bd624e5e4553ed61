import type { Complementar } from '@portal/contract/guiaParte.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { listComplementares } from '../fatos/guia.store.ts'
import { loadGuia } from '../fatos/loadGuia.ts'
import { isPresa, isViva } from './complementarViva.ts'

/** The guides opened from one, each with whether it goes with it when that is cancelled, or keeps it from being. */
export async function loadComplementares(
  db: Db,
  tabela: TabelaRegras,
  hoje: string,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Complementar[]> {
  const todas = await listComplementares(db, codigoCredenciado, numeroFicha)
  return Promise.all(
    todas.map(async (complementar) => {
      if (!isViva(complementar)) return complementar
      const carregada = await loadGuia(db, tabela, hoje, codigoCredenciado, complementar.numeroFicha)
      return carregada ? { ...complementar, cancelavel: !isPresa(carregada.estado) } : complementar
    }),
  )
}
