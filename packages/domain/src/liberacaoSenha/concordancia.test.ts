import { expect, it } from 'vitest'
import { addDays } from '../calendario/dataCivil.ts'
import { ESPECIALIDADES, isOrtodontia } from '../especialidade/especialidade.tables.ts'
import { createDados, HOJE, item } from '../evento/contexto.fixture.ts'
import { createContexto } from '../evento/createContexto.ts'
import { evaluateEvento } from '../evento/criterio/evaluateEvento.ts'
import { isEventoVisivel, REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { CARENCIAS } from './carencias.fixture.ts'
import { decideLiberacao } from './decideLiberacao.ts'

/** What eligibility answers of an event because of the plan alone: waiting (1007), coverage (1407, 3283, 3287). */
const DO_PLANO: ReadonlySet<string> = new Set(['1007', '1407', '3283', '3287'])

const planos = [
  ['com carências', { carencias: CARENCIAS }],
  ['sem carências', {}],
  ['do rol, com carências', { extraRol: false, carencias: CARENCIAS }],
  ['só da classe básica', { classesCobertas: ['basica' as const], carencias: { basica: 30, urgencia: 1 } }],
] as const
const dias = [0, 1, 29, 30, 90, 120, 180]

/** Days since the entry, specialties, plans: the release is refused just where eligibility approves nothing (Operadora §1). */
it.each(planos)('elegibilidade e liberação concordam em toda especialidade: plano %s', (_nome, plano) => {
  for (const { codigo } of ESPECIALIDADES) {
    if (isOrtodontia(codigo)) continue
    for (const desde of dias) {
      const dados = createDados({
        associado: { inclusao: addDays(HOJE, -desde) },
        plano,
        credenciado: { especialidades: [codigo] },
        guia: { codigoEspecialidade: codigo },
      })
      const contexto = createContexto(dados)
      const isAprovado = REGRAS_EVENTO.filter((regra) => isEventoVisivel(regra, codigo)).some(
        ({ codigoEvento }) =>
          !evaluateEvento(item(codigoEvento), contexto).some(({ codigoGlosa }) => DO_PLANO.has(codigoGlosa)),
      )
      const { associado, credenciado } = dados
      const decisao = decideLiberacao({
        hoje: HOJE,
        codigoEspecialidade: codigo,
        recemNato: false,
        associado,
        plano: dados.plano,
        credenciado,
        regras: REGRAS_EVENTO,
      })
      expect(decisao.ok, `especialidade ${codigo}, ${desde} dias depois da inclusão`).toBe(isAprovado)
    }
  }
})
