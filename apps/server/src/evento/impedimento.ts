import { listMotivosAssociado } from '@portal/domain/evento/criterio/associado.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { Associado } from '../associado/associado.store.ts'
import type { Plano } from '../associado/plano.store.ts'
import { type Prontuario, toDadosContexto } from './contexto.ts'
import type { TabelaRegras } from './regras.ts'

/** Why this patient may not be attended today, whatever the event. */
export function listImpedimentos(
  hoje: string,
  tabela: TabelaRegras,
  associado: Associado,
  plano: Plano | undefined,
  prontuario: Prontuario,
): Motivo[] {
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento: 'elegibilidade',
    guia: { emergencia: false, recemNato: false, itens: [], solicitanteInformado: true },
  })
  return [...listMotivosAssociado(hoje, dados)]
}
