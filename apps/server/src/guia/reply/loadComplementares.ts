import type { Complementar } from '@portal/contract/guiaParte.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { listComplementares } from '../fatos/guia.store.ts'
import { loadGuias } from '../fatos/loadGuia.ts'
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
  const vivas = todas.filter(isViva).map((viva) => viva.numeroFicha)
  if (vivas.length === 0) return todas
  const carregadas = await loadGuias(db, tabela, hoje, codigoCredenciado, vivas)
  const cancelaveis = new Map(carregadas.map(({ guia, estado }) => [guia.numeroFicha, !isPresa(estado)]))
  return todas.map((complementar) => {
    const cancelavel = cancelaveis.get(complementar.numeroFicha)
    return cancelavel === undefined ? complementar : { ...complementar, cancelavel }
  })
}
