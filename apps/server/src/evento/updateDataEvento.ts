import type { evento } from '@portal/contract/evento.ts'
import { motivoData, textosMotivoData } from '@portal/domain/guia/dataRealizacao.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import { etapaAposData } from '@portal/domain/guia/statusCalculado.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { semAssinatura } from '../guia/assinatura.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/loadGuia.ts'
import type { Handler } from '../http/handler.ts'
import { type Evento, updateEventos } from './evento.store.ts'

/**
 * Tells on which day an approved event was done; `null` takes the day away. With every such event dated the guide is
 * in stage 3, otherwise in 2. A signature given before is undone. product.md, "The life of a guide".
 */
export const updateDataEvento: Handler<typeof evento.updateDataEvento> = async (context) => {
  const { body, db, sessao, hoje, fail, trilha } = context
  await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'updateDataEvento',
    efeito: async (carregada) => {
      const { guia } = carregada
      trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
      const atual = carregada.eventos.find((candidato) => isPedido(candidato, body))
      if (!atual) return fail('API-GTO-0002')
      const datado = { ...atual, dataRealizacao: body.data }
      const { estado, evento: estadoEvento } = stateWith(carregada, datado)
      const motivo = motivoData(
        { ...estadoEvento, dataAutorizacao: atual.dataAutorizacao },
        body.data ?? hoje,
        hoje,
      )
      if (motivo && (body.data !== null || motivo === 'eventoNaoAprovado')) {
        return fail('API-GTO-0016', [
          { campo: 'data', item: atual.sequencialInclusao, mensagem: textosMotivoData[motivo] },
        ])
      }
      await updateEventos(db, sessao.codigoCredenciado, guia.numeroFicha, [datado])
      return {
        resultado: undefined,
        calculado: { codigoEtapaAtual: etapaAposData(estado) },
        mudanca: guia.assinadaEm === null ? {} : semAssinatura,
        motivo: guia.assinadaEm === null ? null : 'A assinatura anterior deixou de valer.',
      }
    },
  })
  return { ok: true }
}

type Corpo = Parameters<typeof updateDataEvento>[0]['body']

function isPedido(candidato: Evento, corpo: Corpo): boolean {
  const { codigoLocalizacao } = corpo
  return (
    candidato.sequencialInclusao === corpo.numeroSequencialInclusao &&
    candidato.sequencialEvento === corpo.numeroSequencialEvento &&
    candidato.codigoEvento === corpo.codigoEvento &&
    (codigoLocalizacao === undefined || codigoLocalizacao === (candidato.dente ?? candidato.regiao))
  )
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
