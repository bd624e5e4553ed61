import type { Cobertura, elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { Static } from 'typebox'
import type { Associado } from '../associado/associado.store.ts'
import { type Consulente, requireAssociado } from '../associado/consulta.ts'
import { loadUsadoMes } from '../associado/copartMes.store.ts'
import { choosePlano, type Plano } from '../associado/plano.store.ts'
import type { CallServices } from '../http/services.ts'
import { loadProntuario, type Prontuario } from '../regraEvento/contexto.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'
import { listPrecos } from '../regraEvento/preco.store.ts'
import { judgeCobertura } from './judgeCobertura.ts'

/** What is asked of a patient: the event, and its place. */
export type PerguntaCobertura = Static<(typeof elegibilidade.getEvento)['query']>

/** A question of coverage with its answer under each of the member's plans. */
export type CoberturaLida = {
  associado: Associado
  prontuario: Prontuario
  regra: RegraEvento
  /** The plan that a guide would be charged to. */
  cobrado: Plano | undefined
  /** Under that plan; without any where there is none. */
  cobertura: Cobertura
  planos: { plano: Plano; cobertura: Cobertura }[]
}

type Pedido = Consulente & {
  query: PerguntaCobertura
  services: Pick<CallServices, 'regras'>
}

/** Undefined where there is no such event; throws where there is no such patient (`requireAssociado`). */
export async function loadCobertura(
  pedido: Pedido,
  /** As the trail names it. */
  objeto: string,
): Promise<CoberturaLida | undefined> {
  const { query, db, sessao, services, hoje, trilha } = pedido
  const associado = await requireAssociado(pedido, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado, objeto })
  const tabela = await services.regras.get()
  const regra = findOferecido(tabela, query.codigoEvento)
  if (!regra) return undefined
  const prontuario = await loadProntuario(db, associado.codigoAssociado, sessao.codigoCredenciado, hoje)
  const { planos, contrato } = prontuario
  const { codigoEvento } = regra
  const { dente, regiao, faces } = query
  const { codigoAssociado } = associado
  const [precos, usado] = await Promise.all([
    listPrecos(db, contrato.rede, [codigoEvento], hoje),
    loadUsadoMes(db, { codigoAssociado, planos, dias: [hoje] }),
  ])
  const item: Item = { sequencial: 1, codigoEvento, dente, regiao, faces, quantidade: 1 }
  const unitarioCentavos = precos.get(codigoEvento) ?? 0
  const judge = (plano: Plano | undefined) =>
    judgeCobertura({ hoje, tabela, associado, prontuario, regra, item, unitarioCentavos, usado }, plano)
  const julgados = planos.map((plano) => ({ plano, cobertura: judge(plano) }))
  const cobrado = choosePlano(planos, contrato.rede)
  const cobertura = julgados.find(({ plano }) => plano === cobrado)?.cobertura ?? judge(undefined)
  return { associado, prontuario, regra, cobrado, cobertura, planos: julgados }
}
