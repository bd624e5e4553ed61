import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import type { EstadoMes } from '@portal/domain/ortodontia/meses.ts'
import { isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
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
  parado: { rotulo: 'Parado', tom: 'neutro', icone: 'pause' },
  futuro: { rotulo: 'Futura', tom: 'neutro', icone: 'more' },
}

export const describeMes = ({ estado, numeroFicha }: AnoTratamento['meses'][number]): LinhaEstado =>
  estado === 'devido' && numeroFicha !== null
    ? { ...estados.devido, rotulo: 'Liberada', tom: 'informacao', icone: 'unlock' }
    : estados[estado]

/** What was done of a treatment and, while it goes on, what is left: "8 de 12 meses feitos, restam 4 guias". */
export function describeRestante({
  estado,
  mesesUsados,
  mesesConcedidos,
  guiasRestantes,
}: AnoTratamento['tratamento']): string {
  if (mesesConcedidos === 0) return 'Nenhum mês concedido'
  const feitos = `${mesesUsados} de ${countOf(mesesConcedidos, 'mês feito', 'meses feitos')}`
  const verbo = guiasRestantes === 1 ? 'resta' : 'restam'
  return isEmCurso(estado) ? `${feitos}, ${verbo} ${countOf(guiasRestantes, 'guia', 'guias')}` : feitos
}
