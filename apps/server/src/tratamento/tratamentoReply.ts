import type { TratamentoOrtodontico } from '@portal/contract/ortodontia.ts'
import { type Restante, readRestante } from '@portal/domain/ortodontia/meses.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { LinhaTratamento } from './tratamento.store.ts'

/** What a treatment still allows; who has asked for an extension is not told to ask for it. */
export function readRestanteDe(tratamento: LinhaTratamento, prazo: PrazoOrtodontia, hoje: string): Restante {
  const restante = readRestante(tratamento, prazo, hoje)
  return { ...restante, prorrogavel: restante.prorrogavel && !tratamento.prorrogacaoAberta }
}

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
    ...readRestanteDe(tratamento, prazo, hoje),
  }
}
