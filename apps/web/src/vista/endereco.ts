import type { Vista } from '@portal/contract/vista.ts'
import { addDays, daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { listCamposVista, type TelaVista } from '@portal/domain/vista/telaVista.tables.ts'

type Filtros = Vista['filtros']

/** The search parameters of a list's address, as its page reads them. */
export type Busca = Readonly<Record<string, string | number | undefined>>

/** Which tab is open is no filter: each tab is a list of its own. */
const presentes = ({ aba: _aba, ...busca }: Busca): [string, string][] =>
  Object.entries(busca).flatMap(([campo, valor]) => (valor === undefined ? [] : [[campo, String(valor)]]))

/** Address -> view: what of it the list's views hold. A patient and a guide's number stay behind. */
export function toFiltros(tela: TelaVista, busca: Busca): Filtros {
  const valores = new Map(presentes(busca))
  return listCamposVista(tela).flatMap((campo) => {
    const valor = valores.get(campo)
    return valor === undefined ? [] : [{ campo, valor }]
  })
}

/** View -> address. A period that goes along with the days ends on `hoje`. */
export function toBusca(filtros: Filtros, hoje: string): Record<string, string> {
  const { dias, ...busca } = Object.fromEntries(filtros.map(({ campo, valor }) => [campo, valor]))
  return dias === undefined ? busca : { ...busca, de: addDays(hoje, -Number(dias)), ate: hoje }
}

/** Nothing is asked for: what the list opens with is shown. */
export const isVazia = (busca: Busca): boolean => presentes(busca).length === 0

/** Whether the address asks for something that no view holds. */
export const hasAlheio = (tela: TelaVista, busca: Busca): boolean =>
  presentes(busca).length > toFiltros(tela, busca).length

const describe = (busca: Busca): string => JSON.stringify(presentes(busca).toSorted())

/** The view that the address shows, whichever way it came about. */
export const findAberta = (vistas: readonly Vista[], busca: Busca, hoje: string): Vista | undefined =>
  vistas.find(({ filtros }) => describe(toBusca(filtros, hoje)) === describe(busca))

const isMovel = ({ tela, filtros }: Pick<Vista, 'tela' | 'filtros'>): boolean =>
  tela === 'DEMONSTRATIVO'
    ? filtros.every(({ campo }) => campo !== 'dataFinal')
    : filtros.some(({ campo }) => campo === 'dias')

/**
 * What a kept view holds once the address takes its place. It stays of its kind: one that goes along with the days still
 * does, where the period ends today; one of fixed days never begins to.
 */
export function toTrocados(vista: Pick<Vista, 'tela' | 'filtros'>, busca: Busca, hoje: string): Filtros {
  const filtros = toFiltros(vista.tela, busca)
  const movel = toMovel(filtros, hoje)
  return movel?.isProvavel && isMovel(vista) ? movel.filtros : filtros
}

type Movel = { rotulo: string; filtros: Filtros; isProvavel: boolean }

/**
 * The same view without a day that stays behind: the last days up to whenever it is opened, or the newest payment.
 * Undefined where nothing in it is a day. `isProvavel`: the period ends today, so that today is what was meant.
 */
export function toMovel(filtros: Filtros, hoje: string): Movel | undefined {
  const { de, ate, dataFinal } = Object.fromEntries(filtros.map(({ campo, valor }) => [campo, valor]))
  const without = (...campos: readonly string[]) => filtros.filter(({ campo }) => !campos.includes(campo))
  if (de !== undefined && ate !== undefined) {
    const dias = daysBetween(de, ate)
    return {
      rotulo: `Acompanhar os dias: sempre de ${dias} dias antes até o dia em que for aberta`,
      filtros: [...without('de', 'ate'), { campo: 'dias', valor: String(dias) }],
      isProvavel: ate === hoje,
    }
  }
  if (dataFinal === undefined) return undefined
  return {
    rotulo: 'Abrir sempre no pagamento mais recente',
    filtros: without('dataFinal'),
    isProvavel: true,
  }
}
