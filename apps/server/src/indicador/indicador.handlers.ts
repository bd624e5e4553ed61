import type { indicador } from '@portal/contract/indicador.ts'
import type { Handlers } from '../http/handler.ts'
import { getQualidadeDesempenho } from './getQualidadeDesempenho.ts'
import { listLinhas } from './listLinhas.ts'
import {
  getBonus,
  getReajusteBonificacao,
  getRegraElegibilidade,
  getUltimoReajuste,
  listBonusUnidades,
  listReajusteUnidades,
} from './reajuste.ts'

export const indicadorHandlers: Handlers<typeof indicador> = {
  getQualidadeDesempenho,
  listLinhas,
  getBonus,
  getRegraElegibilidade,
  getUltimoReajuste,
  listBonusUnidades,
  listReajusteUnidades,
  getReajusteBonificacao,
}
