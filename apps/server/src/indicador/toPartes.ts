import { type CodigoIndicador, findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { type CentavosVistos, tellVisto } from '../repasse/visto.store.ts'

type Parcelas = {
  parte: number
  total: number
  parteCentavos: CentavosVistos
  totalCentavos: CentavosVistos
}

/** A part and its total as a reply tells them: money, or how many. */
export const toPartes = (
  indicador: CodigoIndicador,
  { parte, total, parteCentavos, totalCentavos }: Parcelas,
) =>
  findIndicador(indicador).medida === 'dinheiro'
    ? { dinheiro: { parte: tellVisto(parteCentavos), total: tellVisto(totalCentavos) }, contagem: null }
    : { dinheiro: null, contagem: { parte, total } }
