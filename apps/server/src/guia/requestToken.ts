import type { guia } from '@portal/contract/guia.ts'
import { isEventoParaToken } from '@portal/domain/guia/condicao.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { isEventoPedido } from './eventoPedido.ts'
import { updateEventos } from './fatos/evento.store.ts'
import type { GuiaCarregada } from './fatos/loadGuia.ts'
import { declareNaoRealizados, explainDeclarados, listDeclarados } from './pagamento/naoRealizados.ts'

/**
 * Asks the patient to confirm what was done: the events that carry the token flag (Spec §5.7), each once. What it
 * says was not done is neither confirmed nor paid for.
 */
export const requestToken: Handler<typeof guia.requestToken> = async (context) => {
  const { body, db, services, sessao, agora, fail, trilha } = context
  const leitura = { ...context, tabela: await services.regras.get() }
  const declare = (carregada: GuiaCarregada) =>
    declareNaoRealizados(carregada, body.naoRealizados ?? [], leitura)
  const { situacao } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'requestToken',
    estado: (carregada) => declare(carregada).estado,
    efeito: async (carregada) => {
      const declarada = declare(carregada)
      const { guia: linha, eventos, estado } = declarada
      trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
      const pedidos = body.eventos.map((pedido) => {
        const i = eventos.findIndex((evento) => isEventoPedido(evento, pedido))
        const [evento, carregado] = [eventos[i], loadGuiaState(estado).eventos[i]]
        if (!evento || !carregado) {
          const mensagem = `A guia não tem o evento ${pedido.codigoEvento}.`
          return fail('API-GTO-0002', [{ item: pedido.numeroSequencialInclusao, mensagem }])
        }
        return { evento, usaToken: isEventoParaToken(carregado) }
      })
      const comToken = pedidos.filter(({ usaToken }) => usaToken).map(({ evento }) => evento)
      if (comToken.length === 0) return fail('API-GTO-0020')
      const solicitados = comToken.map((evento) => ({
        ...evento,
        statusToken: 'FILA_PENDENTE' as const,
        // What a former token was called answers this one no more.
        numeroToken: null,
        dataSolicitacaoToken: agora,
      }))
      const declarados = listDeclarados(carregada, declarada)
      const mudados = [...solicitados, ...declarados]
      await updateEventos(db, sessao.codigoCredenciado, linha.numeroFicha, mudados)
      return { resultado: undefined, motivo: explainDeclarados(declarados) }
    },
  })
  return situacao
}
