import { explainBloqueio, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

/** Of these nothing is done, nor will be. */
const semVida: readonly StatusFicha[] = [
  statusFicha.semHistorico,
  statusFicha.desconhecido,
  statusFicha.naoAutorizada,
  statusFicha.cancelada,
]

export const isViva = ({ statusFicha: status }: Pick<EstadoGuia, 'statusFicha'>): boolean =>
  !semVida.includes(status)

/** A living guide that cannot be cancelled, and keeps its main guide from it. */
export const isPresa = (estado: EstadoGuia): boolean =>
  isViva(estado) && motivoBloqueio(estado, 'cancel') !== undefined

/** Why it cannot be cancelled, in words; empty when it can. */
export const explainPresa = (estado: EstadoGuia): string => explainBloqueio(estado, 'cancel') ?? ''
