import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import type { EstadoMes } from '@portal/domain/ortodontia/meses.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import type { IconName } from '../ui/icon.data.ts'

type LinhaEstado = { rotulo: string; tom: Tom; icone: IconName }

/** How each state of a month is told: word, tone and icon. A month that is due has its guide already or not. */
const estados: Readonly<Record<EstadoMes, LinhaEstado>> = {
  feito: { rotulo: 'Feita', tom: 'sucesso', icone: 'check' },
  devido: { rotulo: 'A fazer', tom: 'atencao', icone: 'clock' },
  faltou: { rotulo: 'Sem guia', tom: 'perigo', icone: 'minus' },
  perdido: { rotulo: 'Perdida', tom: 'perigo', icone: 'close' },
  futuro: { rotulo: 'Futura', tom: 'neutro', icone: 'more' },
}

export const describeMes = ({ estado, numeroFicha }: AnoTratamento['meses'][number]): LinhaEstado =>
  estado === 'devido' && numeroFicha !== null
    ? { ...estados.devido, rotulo: 'Liberada', tom: 'informacao' }
    : estados[estado]

/** What is left of a treatment: "8 de 12 meses feitos, restam 4 guias". */
export const describeRestante = ({
  mesesUsados,
  mesesConcedidos,
  guiasRestantes,
}: AnoTratamento['tratamento']): string =>
  `${mesesUsados} de ${countOf(mesesConcedidos, 'mês feito', 'meses feitos')}, ${
    guiasRestantes === 1 ? 'resta' : 'restam'
  } ${countOf(guiasRestantes, 'guia', 'guias')}`
