import type { capturaExame } from '@portal/contract/capturaExame.ts'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import { explainSemCaptura } from '@portal/domain/solicitacaoExame/explainSemCaptura.ts'
import { isDaRede } from '../associado/associado.store.ts'
import type { Db } from '../db/client.ts'
import type { Context, PreparedHandler } from '../http/handler.ts'
import { insertRegistros } from '../trilha/trilha.store.ts'
import {
  type Captura,
  type Chave,
  captureExame,
  findCaptura,
  findSemCaptura,
  matchesSolicitacao,
} from './capturaExame.store.ts'
import { toCapturaExame } from './reply.ts'
import { clearTentativas, takeTentativa, toChaveTentativa } from './tentativaCaptura.store.ts'

type Contexto = Context<typeof capturaExame.captureSolicitacao>

/**
 * The one reading across providers by a number that can be guessed: number, card and birth date have to agree, and
 * whatever of them does not is answered alike. A try is counted before it is judged, and stays though the call is refused;
 * the refusal itself waits for the handler, where the look-ups of a minute are counted. Operadora §3.
 */
export const captureSolicitacao: PreparedHandler<typeof capturaExame.captureSolicitacao> = {
  // Given back, it may be another unit's: its patient is told no more.
  stands: async (db, { codigoCredenciado }, { numeroSolicitacaoExame, numeroFichaSolicitacao }) =>
    (await findCaptura(db, codigoCredenciado, numeroSolicitacaoExame))?.numeroFichaRadiologia ===
    numeroFichaSolicitacao,
  prepare: async ({ body, sessao, chave: daEscrita, transaction, agora, hoje, trilha }) => {
    const chave = { ...body, codigoAssociado: trimCartao(body.codigoAssociado) }
    const { codigoAssociado, numeroSolicitacao } = chave
    const { codigoCredenciado: codigoUnidade } = sessao
    trilha({ codigoAssociado, objeto: `captura do pedido de exames ${numeroSolicitacao}` })
    const { espera, confere } = await transaction(async (db) => {
      const tentada = { codigoUnidade, numeroSolicitacao }
      const espera = await takeTentativa(db, tentada, toChaveTentativa(daEscrita, chave), agora)
      if (espera > 0) return { espera, confere: false }
      const confere =
        (await matchesSolicitacao(db, chave)) && (await isDaRede(db, codigoUnidade, hoje, codigoAssociado))
      if (confere) await clearTentativas(db, tentada)
      return { espera, confere }
    })
    return async (context) => {
      const { db, services, fail } = context
      if (espera > 0) return fail('API-CAP-0002', [], espera)
      if (!confere) return fail('API-CAP-0001')
      const resultado = await captureExame(db, chave, agora, hoje)
      if (resultado === 'deOutra') return fail('API-CAP-0003')
      if (resultado === 'naoCapturavel') return fail('API-CAP-0004', await tellMotivo(db, chave, hoje))
      const captura = await findCaptura(db, codigoUnidade, numeroSolicitacao)
      if (resultado === 'naoConfere' || !captura) return fail('API-CAP-0001')
      await tellSolicitante(context, captura)
      // What this call captures has its instant: an earlier one is of an earlier call.
      const jaCapturada = captura.capturadaEm < agora
      return { ...toCapturaExame(captura, await services.regras.get(), agora, hoje), jaCapturada }
    }
  },
}

/** The one cause, for whoever knows the three that the patient brings. */
async function tellMotivo(db: Db, chave: Chave, hoje: string) {
  const semCaptura = await findSemCaptura(db, chave)
  const mensagem = semCaptura && explainSemCaptura(semCaptura, hoje)
  return mensagem ? [{ mensagem }] : []
}

/** The requester's own trail says that a unit read the request, and it is told. */
async function tellSolicitante(
  { db, services, sessao, requisicao, agora }: Contexto,
  captura: Captura,
): Promise<void> {
  const { codigoCredenciado, codigoAssociado, numeroSolicitacao } = captura
  await insertRegistros(db, [
    {
      em: agora,
      codigoCredenciado,
      login: sessao.login,
      sid: sessao.sid,
      requisicao: requisicao.id,
      ip: requisicao.ip,
      operacao: 'capturaExame.captureSolicitacao',
      codigoAssociado,
      objeto: `pedido de exames ${numeroSolicitacao}, lido pela unidade ${sessao.codigoCredenciado}`,
      resultado: 'ok',
    },
  ])
  const tarefa = { codigoCredenciado, numeroSolicitacao }
  await services.jobs.enqueue(db, 'tellCaptura', tarefa, services.config.ritmoSegundos)
}
