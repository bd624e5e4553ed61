import type { TetoCoparticipacao } from '@portal/contract/associado.ts'
import { showMes } from '../calendario/mes.ts'
import { showValor } from './showValor.ts'

/** "R$ 80,00 de R$ 300,00 usados em novembro de 2026": of the month's cap of co-payment (Operadora §4). */
export const showTeto = ({ mes, usado, limite }: TetoCoparticipacao): string =>
  `${showValor(usado)} de ${showValor(limite)} usados em ${showMes(mes)}`
