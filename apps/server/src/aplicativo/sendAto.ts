import type { aplicativo } from '@portal/contract/aplicativo.ts'
import { type AcaoAto, atos, type CodigoAto } from '@portal/domain/aplicativo/ato.tables.ts'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import { explainRejeicao } from '@portal/domain/guia/motivoRejeicao.tables.ts'
import { getStatusFicha, isStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { toTipoGuia } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { actFor, readOf } from '../acesso/semSessao.ts'
import type { Db } from '../db/client.ts'
import { applyNaTravada, type Efeito, lockGuia } from '../guia/applyAcao.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { confirmEventos, isPerguntado, rejectEventos } from '../guia/respostaToken.ts'
import type { Handler } from '../http/handler.ts'
import { notify } from '../notificacao/notify.ts'
import { findCredenciado } from './aplicativo.store.ts'
import { type Ordem, type OrdemAssinada, readOrdem } from './passe.ts'

const acaoOf = (ato: CodigoAto): AcaoAto => {
  const linha = atos.find(({ codigo }) => codigo === ato)
  if (!linha) throw new RangeError(`no such act: ${ato}`)
  return linha.acao
}

/** Whether the guide is where the order leads already: sent again, it is answered and does nothing. */
function isFeita({ ato, numeroToken }: Ordem, { guia, eventos }: GuiaCarregada): boolean {
  if (ato === 'RECEBE') return guia.statusFicha === statusFicha.enviadaApp
  const doToken = eventos.filter(
    (evento) => evento.numeroToken === (numeroToken ?? null) && evento.dataSolicitacaoToken !== null,
  )
  const resposta = ato === 'CONFIRMA' ? 'APROVADO' : 'REJEITADO'
  return doToken.length > 0 && doToken.every(({ statusToken }) => statusToken === resposta)
}

/**
 * Whether the order answers the token that is asked now, and not a former one. While that is on its way it has no number
 * yet: what answers it names none either, and was signed since it was asked for.
 */
function isDoToken({ ato, numeroToken, iat }: OrdemAssinada, { eventos }: GuiaCarregada): boolean {
  if (ato === 'RECEBE') return true
  const perguntados = eventos.filter(isPerguntado)
  const numerados = perguntados.filter((evento) => evento.numeroToken !== null)
  if (numerados.length > 0) return numerados.every((evento) => evento.numeroToken === numeroToken)
  const isDesde = ({ dataSolicitacaoToken }: Evento): boolean =>
    iat >= Math.floor((dataSolicitacaoToken?.getTime() ?? 0) / 1000)
  return numeroToken === undefined && perguntados.every(isDesde)
}

function doAto(db: Db, { ato, motivo }: Ordem, carregada: GuiaCarregada) {
  if (ato === 'CONFIRMA') return confirmEventos(db, carregada)
  if (ato === 'REJEITA' && motivo) return rejectEventos(db, carregada, motivo)
  const nada: Efeito<undefined> = { resultado: undefined }
  return nada
}

/** What the provider is told: where the guide is now, and why the patient said no. */
const writeAviso = ({ numeroFicha, ato, motivo }: Ordem, status: number): string =>
  ato === 'REJEITA' && motivo
    ? `Guia ${numeroFicha}: atendimento rejeitado. ${explainRejeicao(motivo)}`
    : `Guia ${numeroFicha}: ${getStatusFicha(status).rotulo}`

/**
 * What the patient did in the operator's application, ordered by it (Segurança A2): a step of the guide's life as any
 * other, of which the provider is told. Refuses what is no order of the application's (API-APL-0001), another token than
 * the one that is asked now (0002), and a guide that is not that patient's as one that does not exist (API-GTO-0001).
 */
export const sendAto: Handler<typeof aplicativo.sendAto> = async (context) => {
  const { body, services, agora, hoje, versao, fail } = context
  const ordem = readOrdem(services.chavesAplicativo, body.passe, agora)
  if (!ordem) return fail('API-APL-0001')
  const { numeroFicha, sub } = ordem
  const codigoCredenciado = await readOf(services, 0, (db) =>
    findCredenciado(db, numeroFicha, trimCartao(sub)),
  )
  if (codigoCredenciado === undefined) return fail('API-GTO-0001')
  return actFor(services, codigoCredenciado, async (db) => {
    const sessao = { codigoCredenciado, nome: 'beneficiario' }
    const ator = { db, services, agora, hoje, versao, sessao, fail }
    const carregada = await lockGuia(ator, numeroFicha)
    if (isFeita(ordem, carregada)) return { numeroFicha, statusFicha: carregada.guia.statusFicha }
    if (!isDoToken(ordem, carregada)) return fail('API-APL-0002')
    const acao = acaoOf(ordem.ato)
    const efeito = () => doAto(db, ordem, carregada)
    const { situacao } = await applyNaTravada(ator, { numeroFicha, acao, efeito }, carregada)
    const { statusFicha: status } = situacao
    if (!isStatusFicha(status)) throw new RangeError(`no such status: ${status}`)
    await notify(db, {
      codigoCredenciado,
      tipo: toTipoGuia(status),
      referencia: numeroFicha,
      texto: writeAviso(ordem, status),
      em: agora,
    })
    return { numeroFicha, statusFicha: status }
  })
}
