import { TratamentoOrtodontico } from '@portal/contract/ortodontia.ts'
import { type Partly, sample } from '../testing/sample.ts'

/** Nine of twelve months are used. */
export const createTratamento = (mudancas: Partly<TratamentoOrtodontico> = {}): TratamentoOrtodontico =>
  sample(TratamentoOrtodontico, {
    numeroTratamento: 1,
    numeroFichaInicial: 700010,
    estado: 'ativo',
    inicio: '2026-01-31',
    fim: null,
    fimPrazo: '2027-07-31',
    instalacao: '2026-02-03',
    mesesConcedidos: 12,
    mesesUsados: 9,
    guiasRestantes: 3,
    proximoMes: '2026-12',
    prorrogavel: false,
    ...mudancas,
  })
