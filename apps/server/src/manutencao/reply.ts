import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import { listMeses } from '@portal/domain/ortodontia/meses.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { toTratamentoOrtodontico } from '../tratamento/tratamentoReply.ts'
import type { LinhaAno } from './ano.store.ts'

/** A treatment and its months on a civil day, under the network's terms of that day. */
export const toAno = (linha: LinhaAno, prazo: PrazoOrtodontia, hoje: string): AnoTratamento => ({
  nomeAssociado: linha.nomeAssociado,
  tratamento: toTratamentoOrtodontico(linha, prazo, hoje),
  meses: [...listMeses(linha, prazo, hoje)],
})
