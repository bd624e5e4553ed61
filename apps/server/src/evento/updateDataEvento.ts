import type { evento } from '@portal/contract/evento.ts'
import { motivoData } from '@portal/domain/guia/dataRealizacao.ts'
import { isComplementar, isEventoPagavel, loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { etapaAposData } from '@portal/domain/guia/statusCalculado.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { applyNaTravada, type Efeito, lockGuia, refuseAcao } from '../guia/applyAcao.ts'
import { toDetalheData } from '../guia/envio/datasEnvio.ts'
import { isEventoPedido } from '../guia/eventoPedido.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia, withoutOrdem } from '../guia/fatos/fatosGuia.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/fatos/loadGuia.ts'
import { repriceEventos } from '../guia/fatos/repriceEventos.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import { warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import {
  explainTarde,
  isTardeEmAnalise,
  judgeTarde,
  placeDatado,
  releaseLugar,
  stopTermo,
  toEmAnalise,
} from '../guia/pagamento/dataTardia.ts'
import { comeLast, explainRetirado, listTomados } from '../guia/pagamento/lugarTomado.ts'
import { findJanelaDoEvento, toFatosData } from '../guia/reply/janela.ts'
import type { Handler } from '../http/handler.ts'
import { toDetalheGlosa } from '../regraEvento/detalheGlosa.ts'
import { dateEvento } from './dateEvento.ts'
import { deleteDataEvento } from './deleteDataEvento.ts'

type Contexto = Parameters<Handler<typeof evento.updateDataEvento>>[0]

/**
 * Tells on which day an approved event was done; `null` takes the day away. Its value is that day's (Domínio §6.8).
 * A day that will not be paid is taken with the notice of it. With every such event dated the guide is in stage 3,
 * otherwise in 2. A signature given before is undone. Produto §4. Where its place was no longer kept and somebody took it
 * since, a person decides (status 2, stage 4); what nobody looks at (a complementary guide), and what was said not to have
 * been done, is refused (API-GTO-0057). Of a guide that waits for that decision only the day that it waits for may be taken
 * away.
 */
export const updateDataEvento: Handler<typeof evento.updateDataEvento> = async (context) => {
  const { body, fail, trilha } = context
  const carregada = await lockGuia(context, body.numeroFicha)
  const { numeroFicha, codigoAssociado } = carregada.guia
  const guardado = carregada.eventos.find((candidato) => isEventoPedido(candidato, body))
  const isRetirada = body.data === null && guardado !== undefined && isTardeEmAnalise(guardado)
  if (guardado && !isRetirada && isEventoPagavel(guardado) && guardado.dataRealizacao === body.data) {
    // The day that it has, told again, undoes neither a signature nor what the patient confirmed.
    refuseAcao(context, carregada.estado, 'updateDataEvento')
    trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
    return { ok: true }
  }
  const pedido = {
    numeroFicha,
    acao: isRetirada ? 'deleteDataEvento' : 'updateDataEvento',
    efeito: async () => {
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      if (!guardado) return fail('API-GTO-0002')
      return isRetirada
        ? deleteDataEvento(context, carregada, guardado)
        : tellData(context, carregada, guardado)
    },
  } as const
  await applyNaTravada(context, pedido, carregada)
  return { ok: true }
}

/** The day told of `guardado`, or taken away. */
async function tellData(
  context: Contexto,
  carregada: GuiaCarregada,
  guardado: Evento,
): Promise<Efeito<undefined>> {
  const { body, db, services, sessao, hoje, fail } = context
  const { guia } = carregada
  // What was said not to have been done is open again, with or without a day.
  const atual = { ...guardado, naoRealizado: false }
  const daGuia = await loadFatosGuia(db, await services.regras.get(), guia, hoje)
  const fatos = toFatosData(daGuia)
  const janela = body.data === null ? { ate: hoje } : findJanelaDoEvento(fatos, atual)
  const recusa = motivoData(stateWith(carregada, [atual], atual).evento, body.data ?? hoje, hoje, janela)
  if (recusa) return fail('API-GTO-0016', [toDetalheData(atual.sequencialInclusao, recusa)])
  const refuseTomado = (motivos: readonly Parameters<typeof toDetalheGlosa>[0][]) =>
    fail(
      'API-GTO-0057',
      motivos.map((motivo) => ({ item: atual.sequencialInclusao, ...toDetalheGlosa(motivo) })),
    )
  const datado = dateEvento(fatos, atual, body.data)
  const tomados = guardado.naoRealizado ? listTomados(daGuia, carregada, datado) : []
  if (tomados.length > 0) return refuseTomado(tomados)

  const { isUltimo, tomados: noDia } =
    body.data === null ? { isUltimo: false, tomados: [] } : placeDatado(daGuia, carregada, guardado, datado)
  if (noDia.length > 0) return refuseTomado(noDia)
  const deNovo = isUltimo ? comeLast(datado, hoje) : datado
  const novo = body.data === null ? releaseLugar(daGuia, carregada, guardado, datado) : deNovo
  const daqui = isUltimo ? withoutOrdem(daGuia, novo) : daGuia
  const comNovo = carregada.eventos.map((cada) => (cada === guardado ? novo : cada))
  const avisados = warnPagamento(daqui, { ...carregada, eventos: comNovo })
  const contra = isUltimo ? judgeTarde(daGuia, carregada, findEvento(avisados, novo)) : []
  if (contra.length > 0 && isComplementar(carregada.estado)) return refuseTomado(contra)
  const decididos = contra.length > 0 ? holdAnalise(avisados, novo, contra, hoje) : avisados
  const movidos = new Set([novo.sequencialInclusao])
  const { eventos, valorTotalCentavos } = await repriceEventos(db, fatos, guia, decididos, movidos)
  await updateEventos(db, sessao.codigoCredenciado, guia.numeroFicha, eventos)
  return {
    resultado: undefined,
    calculado:
      contra.length > 0
        ? { statusFicha: statusFicha.emAnalise, codigoEtapaAtual: etapa.auditoria }
        : { codigoEtapaAtual: etapaAposData(stateWith(carregada, eventos, novo).estado) },
    mudanca: {
      ...(guia.assinadaEm !== null && semAssinatura),
      valorTotalCentavos,
    },
    motivo: explain(guia, guardado, contra.length > 0 ? novo : undefined),
  }
}

/** The guide's events while `novo` waits for a person. */
const holdAnalise = (
  eventos: readonly Evento[],
  { sequencialInclusao }: Evento,
  contra: Parameters<typeof toEmAnalise>[1],
  hoje: string,
): Evento[] =>
  eventos
    .map((cada) => stopTermo(cada, hoje))
    .map((cada) => (cada.sequencialInclusao === sequencialInclusao ? toEmAnalise(cada, contra) : cada))

/** What else the date does, for the guide's history. */
function explain({ assinadaEm }: Guia, guardado: Evento, emAnalise: Evento | undefined): string | null {
  const partes = [
    ...(guardado.naoRealizado ? [explainRetirado(guardado)] : []),
    ...(emAnalise ? [explainTarde(emAnalise)] : []),
    ...(assinadaEm === null ? [] : ['A assinatura anterior deixou de valer.']),
  ]
  return partes.length > 0 ? partes.join(' ') : null
}

function findEvento(eventos: readonly Evento[], { sequencialInclusao }: Evento): Evento {
  const achado = eventos.find((cada) => cada.sequencialInclusao === sequencialInclusao)
  if (!achado) throw new Error(`event ${sequencialInclusao} is not in its guide`)
  return achado
}

/** The guide as its life sees it with some of its events changed, and one of them. */
function stateWith({ estado, eventos }: GuiaCarregada, mudados: readonly Evento[], evento: Evento) {
  const novos = new Map(mudados.map((mudado) => [mudado.sequencialInclusao, mudado]))
  const estados = eventos.map((cada) => toEstadoEvento(novos.get(cada.sequencialInclusao) ?? cada))
  const carregado = loadGuiaState({ ...estado, eventos: estados })
  const i = eventos.findIndex((cada) => cada.sequencialInclusao === evento.sequencialInclusao)
  return { estado: carregado, evento: carregado.eventos[i] ?? toEstadoEvento(evento) }
}
