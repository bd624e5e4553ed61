import { type TipoGuia, tipoGuia } from '../especialidade/tipoGuia.tables.ts'
import type { TipoFormulario } from '../ortodontia/formulario/campoFormulario.ts'

/** The form of each guide type; the others, and the first consultation, go without one. */
const formularios: Partial<Record<TipoGuia, TipoFormulario>> = {
  [tipoGuia.ortoInicial]: 'inicial',
  [tipoGuia.ortoManutencao]: 'manutencao',
  [tipoGuia.ortoProrrogacao]: 'prorrogacao',
}

export type GuiaDoFormulario = {
  readonly codigoTipoAtendimento: number
  readonly numeroFichaPrincipal: number | null
}

/** The form that a guide goes with; undefined of one without. A complementary guide adds events to one that had it. */
export const findTipoFormulario = (guia: GuiaDoFormulario): TipoFormulario | undefined =>
  guia.numeroFichaPrincipal === null ? formularios[guia.codigoTipoAtendimento as TipoGuia] : undefined
