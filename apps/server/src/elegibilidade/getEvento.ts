import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { choosePlano } from '../associado/plano.store.ts'
import type { Handler } from '../http/handler.ts'
import { loadProntuario } from '../regraEvento/contexto.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'
import { listPrecos } from '../regraEvento/preco.store.ts'
import { judgeCobertura } from './judgeCobertura.ts'

/**
 * Coverage of one event on a place: under the plan that a guide would be charged to, under each of the member's
 * plans, and in which of the provider's specialties it may be done (Produto §5).
 */
export const getEvento: Handler<typeof elegibilidade.getEvento> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado, objeto: `evento ${query.codigoEvento}` })
  const tabela = await services.regras.get()
  const regra = findOferecido(tabela, query.codigoEvento)
  if (!regra) return fail('API-ELE-0002')

  const prontuario = await loadProntuario(db, associado.codigoAssociado, sessao.codigoCredenciado, hoje)
  const { planos, contrato } = prontuario
  const { codigoEvento, descricao, local, facesMinimo, facesMaximo } = regra
  const { dente, regiao, faces } = query
  const precos = await listPrecos(db, contrato.rede, [codigoEvento], hoje)
  const pergunta = {
    hoje,
    tabela,
    associado,
    prontuario,
    regra,
    item: { sequencial: 1, codigoEvento, dente, regiao, faces, quantidade: 1 },
    unitarioCentavos: precos.get(codigoEvento) ?? 0,
  }
  const coberturas = new Map(planos.map((plano) => [plano, judgeCobertura(pergunta, plano)] as const))
  const cobrado = choosePlano(planos, contrato.rede)
  const cobertura = cobrado && coberturas.get(cobrado)
  return {
    codigoEvento,
    descricao,
    local,
    facesMinimo,
    facesMaximo,
    ...(cobertura ?? judgeCobertura(pergunta, undefined)),
    planos: [...coberturas].map(([plano, doPlano]) => ({
      codigoPlano: plano.codigoPlano,
      nomePlano: plano.nome,
      ...doPlano,
    })),
    especialidades: contrato.especialidades
      .filter((codigo) => regra.especialidades.includes(codigo))
      .map((codigo) => ({ codigoEspecialidade: codigo, descricao: findEspecialidade(codigo)?.rotulo ?? '' })),
  }
}
