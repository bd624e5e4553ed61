import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import type { EstadoMes } from '@portal/domain/ortodontia/meses.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import type { IconName } from '../ui/icon.data.ts'

const nomes = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const

/** 2026-11 -> "nov/26". */
export const showMes = (mes: string): string => `${nomes[Number(mes.slice(5)) - 1]}/${mes.slice(2, 4)}`

const longo = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 2026-11 -> "novembro de 2026". */
export const showMesLongo = (mes: string): string => longo.format(new Date(`${mes}-01T00:00:00Z`))

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
