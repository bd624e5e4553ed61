import type { TipoSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import type { Guia } from './guia.store.ts'

/** A requester as it is kept with the guide. */
export type SolicitanteGuia = {
  nome: string
  cro: string
  uf: string
  tipo: TipoSolicitante
  codigoDentista: number | null
}

/** Who asked for the exams of a radiology guide; undefined of any other. */
export function toSolicitanteGuia(guia: Guia): SolicitanteGuia | undefined {
  const { nomeSolicitante: nome, croSolicitante: cro, ufSolicitante: uf, tipoSolicitante: tipo } = guia
  if (nome === null || cro === null || uf === null || tipo === null) return undefined
  return { nome, cro, uf, tipo, codigoDentista: guia.codigoDentistaSolicitante }
}
