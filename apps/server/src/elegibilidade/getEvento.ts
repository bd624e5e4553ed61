import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { Handler } from '../http/handler.ts'
import { loadCobertura } from './loadCobertura.ts'

/**
 * Coverage of one event on a place: under the plan that a guide would be charged to, under each of the member's
 * plans, and in which of the provider's specialties it may be done (Produto §5).
 */
export const getEvento: Handler<typeof elegibilidade.getEvento> = async (context) => {
  const lida = await loadCobertura(context, `evento ${context.query.codigoEvento}`)
  if (!lida) return context.fail('API-ELE-0002')
  const { regra, cobertura, planos, prontuario } = lida
  const { codigoEvento, descricao, local, facesMinimo, facesMaximo } = regra
  return {
    codigoEvento,
    descricao,
    local,
    facesMinimo,
    facesMaximo,
    ...cobertura,
    planos: planos.map(({ plano, cobertura: doPlano }) => ({
      codigoPlano: plano.codigoPlano,
      nomePlano: plano.nome,
      ...doPlano,
    })),
    especialidades: prontuario.contrato.especialidades
      .filter((codigo) => regra.especialidades.includes(codigo))
      .map((codigo) => ({ codigoEspecialidade: codigo, descricao: findEspecialidade(codigo)?.rotulo ?? '' })),
  }
}
