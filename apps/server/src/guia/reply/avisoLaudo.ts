import { listAvisosLaudo } from '@portal/domain/evento/criterio/documento.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { statusJulgados } from '@portal/domain/guia/statusFicha.tables.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'

/**
 * The event with the report that its payment would ask for, once it was done and until it is judged. Told and never kept:
 * the report undoes it, and may come after the guide was forwarded. Operadora §3.
 */
export function withAvisoLaudo(
  evento: Evento,
  { guia, imagens }: Pick<GuiaCarregada, 'guia' | 'imagens'>,
  tabela: TabelaRegras,
): Evento {
  const isAJulgar = evento.dataRealizacao !== null && isEventoPagavel(evento)
  if (!isAJulgar || statusJulgados.has(guia.statusFicha)) return evento
  const codigoEvento = tabela.find(evento.codigoEvento)?.codigoEvento ?? evento.codigoEvento
  return { ...evento, motivos: [...evento.motivos, ...listAvisosLaudo(codigoEvento, imagens)] }
}
