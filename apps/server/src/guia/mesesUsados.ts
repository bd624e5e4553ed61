import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { hasMesesUsados } from '@portal/domain/ortodontia/tratamento.ts'
import type { Db } from '../db/client.ts'
import { countMesesDaGuia } from '../tratamento/guiaTratamento.store.ts'
import { lockTratamento } from '../tratamento/tratamento.store.ts'
import type { Guia } from './fatos/guia.store.ts'

type Pedido = { db: Db; fail: (codigo: 'API-GTO-0062') => never }

/**
 * Refuses to take back months that were used (API-GTO-0062): what was done in a treatment stays done, and so do the initial
 * guide that began it and the extension that it went on by (Produto §4, Operadora §2).
 */
export async function refuseMesesUsados({ db, fail }: Pedido, guia: Guia): Promise<void> {
  const { codigoCredenciado, numeroFicha, numeroTratamento, codigoTipoAtendimento: tipo } = guia
  const isInicial = tipo === tipoGuia.ortoInicial
  const concede = isInicial || tipo === tipoGuia.ortoProrrogacao
  if (!concede || numeroTratamento === null || guia.numeroFichaPrincipal !== null) return
  const tratamento = await lockTratamento(db, codigoCredenciado, numeroTratamento)
  if (!tratamento) return
  const concedidos = isInicial
    ? tratamento.mesesConcedidos
    : await countMesesDaGuia(db, tratamento, numeroFicha)
  if (hasMesesUsados(tratamento, concedidos)) fail('API-GTO-0062')
}
