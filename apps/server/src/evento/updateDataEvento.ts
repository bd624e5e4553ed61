import type { evento } from '@portal/contract/evento.ts'
import { motivoData } from '@portal/domain/guia/dataRealizacao.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import { etapaAposData } from '@portal/domain/guia/statusCalculado.ts'
import { statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'
import { civilDay } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { toDetalheData } from '../guia/envio/datasEnvio.ts'
import { type Evento, updateEventos } from '../guia/evento.store.ts'
import { isEventoPedido } from '../guia/eventoPedido.ts'
import { loadFatosGuia, priceItens } from '../guia/fatosGuia.ts'
import type { Guia } from '../guia/guia.store.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/loadGuia.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import { warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import { explainRetirado, listTomados } from '../guia/pagamento/naoRealizadoRetirado.ts'
import { type FatosData, findJanelaDoEvento, toFatosData } from '../guia/reply/janela.ts'
import type { Handler } from '../http/handler.ts'

/** What the patient confirmed was another day: the event is to be confirmed again. */
const semToken = { statusToken: statusTokenInicial, numeroToken: null, dataSolicitacaoToken: null } as const

/**
 * Tells on which day an approved event was done; `null` takes the day away. Its value is that day's (Domínio §6.8).
 * A day that will not be paid is taken with the notice of it. With every such event dated the guide is in stage 3,
 * otherwise in 2. A signature given before is undone. Produto §4. What was said not to have been done gave its place
 * back: where somebody took it since, that stays said (API-GTO-0057).
 */
export const updateDataEvento: Handler<typeof evento.updateDataEvento> = async (context) => {
  const { body, db, services, sessao, hoje, fail, trilha } = context
  await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'updateDataEvento',
    efeito: async (carregada) => {
      const { guia } = carregada
      trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
      const guardado = carregada.eventos.find((candidato) => isEventoPedido(candidato, body))
      if (!guardado) return fail('API-GTO-0002')
      // What was said not to have been done is open again, with or without a day.
      const atual = { ...guardado, naoRealizado: false }
      const daGuia = await loadFatosGuia(db, await services.regras.get(), guia, hoje)
      const fatos = toFatosData(daGuia)
      const estadoAtual = stateWith(carregada, atual).evento
      const janela = body.data === null ? { ate: hoje } : findJanelaDoEvento(fatos, atual)
      const recusa = motivoData(estadoAtual, body.data ?? hoje, hoje, janela)
      if (recusa) return fail('API-GTO-0016', [toDetalheData(atual.sequencialInclusao, recusa)])
      const tomados = guardado.naoRealizado
        ? listTomados(daGuia, carregada, { ...atual, dataRealizacao: body.data })
        : []
      if (tomados.length > 0) return fail('API-GTO-0057', tomados)
      const datado = await priceDatado(db, fatos, guia, { ...atual, ...semToken, dataRealizacao: body.data })
      const eventos = carregada.eventos.map((cada) => (cada === guardado ? datado : cada))
      const avisados = warnPagamento(daGuia, { ...carregada, eventos })
      await updateEventos(db, sessao.codigoCredenciado, guia.numeroFicha, avisados)
      return {
        resultado: undefined,
        calculado: { codigoEtapaAtual: etapaAposData(stateWith(carregada, datado).estado) },
        mudanca: {
          ...(guia.assinadaEm !== null && semAssinatura),
          valorTotalCentavos: guia.valorTotalCentavos - atual.valorCentavos + datado.valorCentavos,
        },
        motivo: explain(guia, guardado),
      }
    },
  })
  return { ok: true }
}

/** What else the date does, for the guide's history. */
function explain({ assinadaEm }: Guia, guardado: Evento): string | null {
  const partes = [
    ...(guardado.naoRealizado ? [explainRetirado(guardado)] : []),
    ...(assinadaEm === null ? [] : ['A assinatura anterior deixou de valer.']),
  ]
  return partes.length > 0 ? partes.join(' ') : null
}

/** The event at the price of its day; without one, at that of its authorisation. */
async function priceDatado(db: Db, fatos: FatosData, guia: Guia, datado: Evento): Promise<Evento> {
  const { codigoEvento, quantidade, dataRealizacao, dataAutorizacao } = datado
  const data = dataRealizacao ?? dataAutorizacao ?? civilDay(guia.enviadaEm ?? guia.liberadaEm)
  const [preco] = await priceItens(db, fatos, [{ codigoEvento, quantidade, data }])
  if (!preco) throw new Error(`event ${codigoEvento} was not priced`)
  return { ...datado, valorCentavos: preco.valorCentavos, copartCentavos: preco.copartCentavos }
}

/** The guide as its life sees it once the event has its new date, and that event. */
function stateWith({ estado, eventos }: GuiaCarregada, datado: Evento) {
  const estados = eventos.map((candidato) =>
    toEstadoEvento(candidato.sequencialInclusao === datado.sequencialInclusao ? datado : candidato),
  )
  const carregado = loadGuiaState({ ...estado, eventos: estados })
  const i = eventos.findIndex((candidato) => candidato.sequencialInclusao === datado.sequencialInclusao)
  return { estado: carregado, evento: carregado.eventos[i] ?? toEstadoEvento(datado) }
}
