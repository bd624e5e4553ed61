import type { evento } from '@portal/contract/evento.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import { loadUsadoMes } from '../associado/copartMes.store.ts'
import { findPlanoDaGuia, listPlanos } from '../associado/plano.store.ts'
import { toTetoCoparticipacao } from '../associado/reply.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { readPlano } from '../guia/fatos/leitura.ts'
import { toPrazoGuia } from '../guia/fatos/prazoGuia.ts'
import { priceItens } from '../guia/fatos/precoGuia.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'

/**
 * Value and co-payment by today's table, or by that of the day asked for and with its month's cap: nothing of the guide is done
 * before its first day, and no earlier one is told of. API-GTO-0006 when the network has no price: the portal shows none.
 */
export const getValor: Handler<typeof evento.getValor> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const guia = await findGuia(db, sessao.codigoCredenciado, query.numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  const tabela = await services.regras.get()
  const regra = findOferecido(tabela, query.codigoEvento)
  if (!regra) return fail('API-GTO-0006')
  const [planos, contrato] = await Promise.all([
    listPlanos(db, guia.codigoAssociado),
    findContrato(db, sessao.codigoCredenciado),
  ])
  const plano = await readPlano(db, guia, hoje, findPlanoDaGuia(planos, guia, contrato.rede))
  const { codigoEvento } = regra
  const fatos = { tabela, hoje, plano, guia, prontuario: { contrato } }
  const { inicioUrgencia = hoje } = toPrazoGuia(guia, contrato.rede, tabela)
  const data = query.data && (query.data < inicioUrgencia ? inicioUrgencia : query.data)
  const item = { codigoEvento, quantidade: query.quantidade, data, isFeito: data !== undefined }
  const exceto = {
    numeroFicha: guia.numeroFicha,
    sequenciaisInclusao: [query.numeroSequencialInclusao ?? []].flat(),
  }
  const [preco] = await priceItens(db, fatos, [item], exceto)
  if (!preco || preco.valorCentavos === 0) return fail('API-GTO-0006')
  const resposta = { valor: toValor(preco.valorCentavos), ...tellCopart(preco) }
  if (!plano || data === undefined) return resposta
  const { codigoAssociado } = guia
  const usado = await loadUsadoMes(db, { codigoAssociado, planos: [plano], dias: [data], exceto })
  return { ...resposta, ...toTetoCoparticipacao(plano, data, usado) }
}
