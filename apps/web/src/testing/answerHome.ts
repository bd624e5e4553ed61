import { cadastro } from '@portal/contract/cadastro.ts'
import { comunicado } from '@portal/contract/comunicado.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { indicador } from '@portal/contract/indicador.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { producao } from '@portal/contract/producao.ts'
import { answer } from './calls.ts'

/** What the cards of the home page ask for, of a provider for whom nothing waits; a test answers anew what it is about. */
export function answerHome(): void {
  answer(credenciado.getTotalSenhas, {})
  answer(credenciado.getGtoPendentes, {})
  answer(producao.getFerramentasDigitais, {})
  answer(producao.getEventosRealizados, {})
  answer(producao.getBeneficiariosAtendidos, {})
  answer(producao.getEvolucaoRepasse, {})
  answer(indicador.getReajusteBonificacao, {})
  answer(pacienteInativo.getTotal, {})
  answer(pacienteInativo.listRecentes, {})
  answer(comunicado.listDashboard, { nroPagina: 1 })
  answer(prazo.listPrazos, { nroPagina: 1 })
  answer(cadastro.getAtualizacao, {})
}
