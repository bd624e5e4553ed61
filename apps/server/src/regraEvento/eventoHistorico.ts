import type { EventoHistorico } from '@portal/contract/associado.ts'
import type { LinhaHistorico } from '../prontuario/prontuario.store.ts'
import type { TabelaRegras } from './regras.ts'

/** What was done to a patient as the portal shows it: under the name that its rule gives it today. */
export const toEventoHistorico = (linha: LinhaHistorico, tabela: TabelaRegras): EventoHistorico => ({
  codigoEvento: linha.codigoEvento,
  dente: linha.dente,
  regiao: linha.regiao,
  faces: linha.faces,
  data: linha.data,
  proprio: linha.proprio,
  numeroFicha: linha.numeroFicha,
  descricao: tabela.find(linha.codigoEvento)?.descricao ?? linha.codigoEvento,
})
