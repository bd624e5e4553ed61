import type { TetoCoparticipacao } from '@portal/contract/associado.ts'
import { showMes } from '../calendario/mes.ts'
import { showValor } from './showValor.ts'

/** "R$ 80,00 de R$ 300,00 usados em novembro de 2026": of the month's cap of co-payment (Operadora §4). */
export const showTeto = ({ mes, usado, limite }: TetoCoparticipacao): string =>
  `${showValor(usado)} de ${showValor(limite)} usados em ${showMes(mes)}`

/** The same as a name and a sum, where sums stand side by side; none where the plan has no cap. */
export const listTeto = (teto: TetoCoparticipacao | undefined): { termo: string; valor: string }[] =>
  teto
    ? [
        {
          termo: `Teto usado em ${showMes(teto.mes)}`,
          valor: `${showValor(teto.usado)} de ${showValor(teto.limite)}`,
        },
      ]
    : []
