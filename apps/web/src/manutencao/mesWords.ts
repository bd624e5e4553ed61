import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import type { EstadoMes } from '@portal/domain/ortodontia/meses.ts'
import { isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import type { IconName } from '../ui/icon.data.ts'

type LinhaEstado = { rotulo: string; tom: Tom; icone: IconName }

const SEM_VALOR = '0.00'

/** How each state of a month is told: word, tone and icon. A month that is due has its guide already or not. */
const estados: Readonly<Record<EstadoMes, LinhaEstado>> = {
  feito: { rotulo: 'Feita', tom: 'sucesso', icone: 'check' },
  devido: { rotulo: 'A liberar', tom: 'atencao', icone: 'clock' },
  faltou: { rotulo: 'Perdida, sem guia', tom: 'perigo', icone: 'minus' },
  perdido: { rotulo: 'Perdida, com guia', tom: 'perigo', icone: 'close' },
  parado: { rotulo: 'Parado', tom: 'neutro', icone: 'pause' },
  futuro: { rotulo: 'Futura', tom: 'neutro', icone: 'more' },
}

type MesDito = AnoTratamento['meses'][number]

/** Whether the runs have judged a maintenance that was done and released nothing of what it is worth: its guide says why. */
export const isNadaPago = ({ valor, valorPago }: MesDito): boolean =>
  valorPago === SEM_VALOR && valor !== null && valor !== SEM_VALOR

/** A month in a word: one that was done for nothing is not told as one that went well. */
export function describeMes(mes: MesDito): LinhaEstado {
  const { estado, numeroFicha } = mes
  if (estado === 'devido' && numeroFicha !== null)
    return { rotulo: 'Liberada', tom: 'informacao', icone: 'unlock' }
  if (estado === 'feito' && isNadaPago(mes))
    return { rotulo: `${estados.feito.rotulo}, nada pago`, tom: 'atencao', icone: 'alert' }
  return estados[estado]
}

/**
 * What was done of a treatment, "8 de 12 meses", and what is left where its term leaves fewer guides than months. Until the
 * appliance is in, no month begins (Operadora §2).
 */
export function describeRestante({
  estado,
  instalacao,
  mesesUsados,
  mesesConcedidos,
  guiasRestantes,
}: AnoTratamento['tratamento']): string {
  if (mesesConcedidos === 0) return 'nenhum mês concedido'
  if (isEmCurso(estado) && instalacao === null && mesesUsados === 0) return 'aguarda a instalação'
  const feitos = `${mesesUsados} de ${countOf(mesesConcedidos, 'mês', 'meses')}`
  if (!isEmCurso(estado) || guiasRestantes === mesesConcedidos - mesesUsados) return feitos
  return `${feitos}, ${pluralOf(guiasRestantes, 'resta', 'restam')} ${countOf(guiasRestantes, 'guia', 'guias')}`
}
