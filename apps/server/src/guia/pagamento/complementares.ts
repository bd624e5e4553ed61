import { statusARealizar } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../../db/client.ts'
import { alignProntuario } from '../../prontuario/prontuario.store.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { updateEventos } from '../fatos/evento.store.ts'
import { loadFatosGuia } from '../fatos/fatosGuia.ts'
import { type Guia, listComplementares } from '../fatos/guia.store.ts'
import { type GuiaCarregada, loadGuia } from '../fatos/loadGuia.ts'
import { warnPagamento } from './avisoPagamento.ts'

type Leitura = { db: Db; tabela: TabelaRegras; hoje: string }

/**
 * The complementary guides of a main one that are still to be forwarded, each locked, by their numbers: after the main
 * guide and before the patient's record, as a cancellation takes them.
 */
export async function lockComplementares(
  { db, tabela, hoje }: Leitura,
  { codigoCredenciado, numeroFicha, numeroFichaPrincipal }: Guia,
): Promise<GuiaCarregada[]> {
  if (numeroFichaPrincipal !== null) return []
  const travadas: GuiaCarregada[] = []
  for (const complementar of await listComplementares(db, codigoCredenciado, numeroFicha)) {
    const travada = await loadGuia(db, tabela, hoje, codigoCredenciado, complementar.numeroFicha, true)
    if (travada && statusARealizar.includes(travada.guia.statusFicha)) travadas.push(travada)
  }
  return travadas
}

/** What is done of them is held against what their main guide says now (`avisoPagamento.ts`). */
export async function warnComplementares(
  { db, tabela, hoje }: Leitura,
  travadas: readonly GuiaCarregada[],
): Promise<void> {
  for (const { guia, ...carregada } of travadas) {
    const fatos = await loadFatosGuia(db, tabela, guia, hoje)
    const avisados = warnPagamento(fatos, { ...carregada, guia })
    await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, avisados)
    await alignProntuario(db, guia.numeroFicha)
  }
}
