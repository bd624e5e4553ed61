import type { TetoCoparticipacao } from '@portal/contract/associado.ts'
import { showValor } from './showValor.ts'

/** "R$ 80,00 de R$ 300,00": what the patient was charged of the month's cap of co-payment (Operadora §4). */
export const showTeto = ({ usado, limite }: TetoCoparticipacao): string =>
  `${showValor(usado)} de ${showValor(limite)}`
