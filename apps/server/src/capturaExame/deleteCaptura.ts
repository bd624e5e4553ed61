import type { capturaExame } from '@portal/contract/capturaExame.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import type { Context, Handler } from '../http/handler.ts'
import { type Captura, findCaptura, giveBackCaptura, lockCaptura } from './capturaExame.store.ts'
import { findDevolucao } from './reply.ts'

type Contexto = Context<typeof capturaExame.deleteCaptura>

/** Gives a captured request back while nothing of it was sent: it is as it was before, for any unit (Operadora §3). */
export const deleteCaptura: Handler<typeof capturaExame.deleteCaptura> = async (context) => {
  const { query, db, sessao, services, agora, fail, trilha } = context
  const { numeroSolicitacao } = query
  await lockCaptura(db, numeroSolicitacao)
  const captura = await findCaptura(db, sessao.codigoCredenciado, numeroSolicitacao)
  if (!captura) return fail('API-CAP-0001')
  const { codigoAssociado } = captura
  trilha({ codigoAssociado, objeto: `captura do pedido de exames ${numeroSolicitacao}` })
  if (!findDevolucao(captura, agora)) return fail('API-CAP-0005')
  if (captura.statusFicha === null) {
    await giveBackCaptura(db, numeroSolicitacao, agora)
    const tarefa = { codigoCredenciado: captura.codigoCredenciado, numeroSolicitacao }
    await services.jobs.enqueue(db, 'tellCaptura', tarefa, services.config.ritmoSegundos)
  } else await cancelGuia(context, captura)
  return { ok: true }
}

/** The guide that was opened ends with the capture: its cancellation is what gives the request back. */
async function cancelGuia(context: Contexto, captura: Captura): Promise<void> {
  const ator = { ...context, versao: undefined, fail: () => context.fail('API-CAP-0005') }
  const carregada = await lockGuia(ator, captura.numeroFichaRadiologia)
  const agora = { ...captura, statusFicha: carregada.guia.statusFicha, imagens: carregada.imagens.length }
  if (!findDevolucao(agora, context.agora)) return context.fail('API-CAP-0005')
  const motivo = 'Captura devolvida'
  await applyNaTravada(
    ator,
    {
      numeroFicha: carregada.guia.numeroFicha,
      acao: 'cancel',
      efeito: () => ({
        resultado: undefined,
        mudanca: { canceladaEm: context.agora, motivoCancelamento: motivo },
        motivo,
      }),
    },
    carregada,
  )
}
