import type { TratamentoOrtodontico } from '@portal/contract/ortodontia.ts'
import { readRestante } from '@portal/domain/ortodontia/meses.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { LinhaTratamento } from './tratamento.store.ts'

/** A treatment as the portal shows it on a civil day, under the network's terms of that day. */
export function toTratamentoOrtodontico(
  tratamento: LinhaTratamento,
  prazo: PrazoOrtodontia,
  hoje: string,
): TratamentoOrtodontico {
  const { numeroTratamento, numeroFichaInicial, estado, inicio, fim, instalacao, mesesConcedidos } =
    tratamento
  return {
    numeroTratamento,
    numeroFichaInicial,
    estado,
    inicio,
    fim,
    instalacao,
    mesesConcedidos,
    ...readRestante(tratamento, prazo, hoje),
  }
}
