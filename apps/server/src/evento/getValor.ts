import type { evento } from '@portal/contract/evento.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import { findPlanoDaGuia, listPlanos } from '../associado/plano.store.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { readPlano } from '../guia/fatos/leitura.ts'
import { priceItens } from '../guia/fatos/precoGuia.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'

/** Value and co-payment by today's table. API-GTO-0006 when the network has no price: the portal shows none. */
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
  const [preco] = await priceItens(db, fatos, [{ codigoEvento, quantidade: query.quantidade }])
  if (!preco || preco.valorCentavos === 0) return fail('API-GTO-0006')
  return { valor: toValor(preco.valorCentavos), ...tellCopart(preco) }
}
