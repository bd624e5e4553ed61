import type { AnoTratamento, AnoValorado } from '@portal/contract/manutencao.ts'
import type { EstadoMes } from '@portal/domain/ortodontia/meses.ts'
import { isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import type { IconName } from '../ui/icon.data.ts'

type LinhaEstado = { rotulo: string; tom: Tom; icone: IconName }

const SEM_VALOR = '0.00'

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

/** Whether the runs have judged a maintenance that was done and released nothing of what it is worth: its guide says why. */
export const isNadaPago = ({ valor, valorPago }: AnoValorado['meses'][number]): boolean =>
  valorPago === SEM_VALOR && valor !== null && valor !== SEM_VALOR

/** A month with what was paid of it: one that was done for nothing is not told as one that went well. */
export const describeMesValorado = (mes: AnoValorado['meses'][number]): LinhaEstado =>
  mes.estado === 'feito' && isNadaPago(mes)
    ? { rotulo: `${estados.feito.rotulo}, nada pago`, tom: 'atencao', icone: 'alert' }
    : describeMes(mes)

/**
 * What was done of a treatment and, while it goes on, what is left: "8 de 12 meses feitos, restam 4 guias". Until the
 * appliance is in, no month begins (Operadora §2).
 */
export function describeRestante({
  estado,
  instalacao,
  mesesUsados,
  mesesConcedidos,
  guiasRestantes,
}: AnoTratamento['tratamento']): string {
  if (mesesConcedidos === 0) return 'Nenhum mês concedido'
  if (isEmCurso(estado) && instalacao === null && mesesUsados === 0) return 'Aguarda a instalação'
  const feitos = `${mesesUsados} de ${countOf(mesesConcedidos, 'mês feito', 'meses feitos')}`
  const verbo = guiasRestantes === 1 ? 'resta' : 'restam'
  return isEmCurso(estado) ? `${feitos}, ${verbo} ${countOf(guiasRestantes, 'guia', 'guias')}` : feitos
}
