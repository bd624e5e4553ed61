import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { etapaAposData, statusAposAuditoria } from '@portal/domain/guia/statusCalculado.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { Ator, Efeito } from '../guia/applyAcao.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/fatos/loadGuia.ts'
import { repriceEventos } from '../guia/fatos/repriceEventos.ts'
import { warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import { releaseLugar, resumeTermo } from '../guia/pagamento/dataTardia.ts'
import { toFatosData } from '../guia/reply/janela.ts'
import { dateEvento } from './dateEvento.ts'

/**
 * Takes back a day that waits for the operator's decision (`guardado`): the event is approved and without a day, as before
 * it was told, and the guide goes on from where its other events are. The wait counts against the term of none of them.
 */
export async function deleteDataEvento(
  { db, services, hoje }: Pick<Ator<'deleteDataEvento'>, 'db' | 'services' | 'hoje'>,
  carregada: GuiaCarregada,
  guardado: Evento,
): Promise<Efeito<undefined>> {
  const { guia } = carregada
  const fatos = await loadFatosGuia(db, await services.regras.get(), guia, hoje)
  const fatosData = toFatosData(fatos)
  const semDia: Evento = {
    ...dateEvento(fatosData, guardado, null),
    autorizacao: autorizacaoEvento.aprovado,
    motivos: guardado.motivos.filter(({ campo }) => campo !== 'data'),
  }
  const aberto = releaseLugar(fatos, carregada, guardado, semDia)
  const parados = daysBetween(guardado.tardioEm ?? hoje, hoje)
  const daGuia = carregada.eventos.map((cada) =>
    resumeTermo(fatos, cada === guardado ? aberto : cada, parados),
  )
  const avisados = warnPagamento(fatos, { ...carregada, eventos: daGuia })
  const movidos = new Set([guardado.sequencialInclusao])
  const { eventos, valorTotalCentavos } = await repriceEventos(db, fatosData, guia, avisados, movidos)
  await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, eventos)
  return {
    resultado: undefined,
    calculado: {
      statusFicha: statusAposAuditoria(eventos.map(({ autorizacao }) => autorizacao)),
      codigoEtapaAtual: etapaAposData({ eventos: eventos.map(toEstadoEvento) }),
    },
    mudanca: { valorTotalCentavos },
    motivo:
      `Evento ${guardado.sequencialInclusao} (${formatCodigoEvento(guardado.codigoEvento)}): ` +
      'retirada a data que esperava a decisão da operadora.',
  }
}
