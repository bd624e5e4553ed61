import type { Prazo } from '@portal/contract/prazo.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { showData, today } from '../calendario/format.ts'

/** What it is of: "Guia 700000001", "Alvará sanitário". */
export function describeObjeto({ tipo, referencia, detalhe }: Prazo): string {
  const { isDeGuia, rotulo } = getTipoPrazo(tipo)
  return isDeGuia ? `Guia ${referencia}` : (detalhe ?? rotulo)
}

/** What stops, and when. */
export function describeConsequencia({ tipo, prazo }: Prazo): string {
  const { consequencia, semDia } = getTipoPrazo(tipo)
  return prazo === null
    ? semDia
    : consequencia({
        dia: showData(prazo),
        seguinte: showData(addDays(prazo, 1)),
        isPassado: prazo < today(),
      })
}

/** The cure, named with what it is of: several are on a page. */
export const describeCura = (prazo: Prazo): string =>
  `${getTipoPrazo(prazo.tipo).cura}: ${describeObjeto(prazo)}`
