import { listMotivosAssociado } from '@portal/domain/evento/criterio/associado.ts'
import { createMotivo } from '@portal/domain/evento/criterio/criterio.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { Associado } from '../associado/associado.store.ts'
import { choosePlano } from '../associado/plano.store.ts'
import { type Prontuario, toDadosContexto } from './contexto.ts'
import type { TabelaRegras } from './regras.ts'

/** Why this patient may not be attended here today, whatever the event: of the plan that a guide would be charged to. */
export function listImpedimentos(
  hoje: string,
  tabela: TabelaRegras,
  associado: Associado,
  prontuario: Prontuario,
): Motivo[] {
  const plano = choosePlano(prontuario.planos, prontuario.contrato.rede)
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento: 'elegibilidade',
    guia: { emergencia: false, recemNato: false, itens: [], solicitanteInformado: true },
  })
  const foraDaRede = dados.credenciado.atendeRede ? [] : [createMotivo('3279', 'glosa', 'guia')]
  return [...listMotivosAssociado(hoje, dados), ...foraDaRede]
}
