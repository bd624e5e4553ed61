import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import {
  type ExameOferecido,
  isExameOferecido,
  toExameOferecido,
} from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import type { Associado } from '../associado/associado.store.ts'
import { type Consulente, requireAssociado } from '../associado/consulta.ts'
import { choosePlano, type Plano } from '../associado/plano.store.ts'
import type { CallServices } from '../http/services.ts'
import { loadProntuario, type Prontuario } from '../regraEvento/contexto.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'

/** All that the rules ask about a request besides its exams. */
export type FatosPedido = {
  hoje: string
  tabela: TabelaRegras
  associado: Associado
  /** The plan that the exams would be charged to. */
  plano: Plano | undefined
  prontuario: Prontuario
}

type Chamada = Consulente & { services: CallServices }

/** Throws API-ELE-0001 and API-ELE-0005 as every look-up of a patient does; the trail names whom it found. */
export async function loadFatosPedido(
  context: Chamada,
  codigoAssociado: string,
  codigoPlano?: string,
): Promise<FatosPedido> {
  const { db, sessao, services, hoje, trilha } = context
  const associado = await requireAssociado(context, codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado, objeto: 'pedido de exames' })
  const [tabela, prontuario] = await Promise.all([
    services.regras.get(),
    loadProntuario(db, associado.codigoAssociado, sessao.codigoCredenciado, hoje),
  ])
  const plano = choosePlano(prontuario.planos, prontuario.contrato.rede, codigoPlano)
  return { hoje, tabela, associado, plano, prontuario }
}

/** The rule of an exam on offer, by its current or its former code; any other event is none. */
export function findRegraExame(tabela: TabelaRegras, codigo: string): RegraEvento | undefined {
  const regra = tabela.find(codigo)
  return regra && isExameOferecido(regra) ? regra : undefined
}

/** The form of a request of an exam on offer. */
export function findExame(tabela: TabelaRegras, codigo: string): ExameOferecido | undefined {
  const regra = findRegraExame(tabela, codigo)
  return regra && toExameOferecido(regra)
}
