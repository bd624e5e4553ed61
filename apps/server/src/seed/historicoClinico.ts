import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { RegraEvento } from '@portal/domain/evento/regraEvento.ts'
import type { Local } from './local.ts'

type Feito = { readonly codigoEvento: string; readonly data: string; readonly codigoCredenciado: number }

/** A tenth of a large data set; what is older has left the windows of most rules. */
const CAPACIDADE = 100_000

function keyOf(codigoAssociado: string, regra: RegraEvento, { dente, regiao }: Local): string {
  return `${codigoAssociado} ${regra.grupoFrequencia} ${regra.escopo === 'beneficiario' ? '' : (dente ?? regiao)}`
}

/** What the seed itself has done to each member, so that it mostly keeps the frequency rules. Of bounded size. */
export class HistoricoClinico {
  private readonly feitos = new Map<string, Feito>()
  private readonly extraidos = new Map<string, string>()

  record(codigoAssociado: string, regra: RegraEvento, local: Local, feito: Feito): void {
    remember(this.feitos, keyOf(codigoAssociado, regra, local), feito)
    if (regra.removeDente && local.dente)
      remember(this.extraidos, `${codigoAssociado} ${local.dente}`, feito.data)
  }

  isExtraido(codigoAssociado: string, dente: string | null): boolean {
    return dente !== null && this.extraidos.has(`${codigoAssociado} ${dente}`)
  }

  /** The earlier event whose window still holds on `data`, and the first day after it. */
  findRepeticao(codigoAssociado: string, regra: RegraEvento, local: Local, data: string) {
    const feito = this.feitos.get(keyOf(codigoAssociado, regra, local))
    if (!feito) return undefined
    const possivelEm = windowEnd(regra, feito.data)
    return possivelEm === undefined || possivelEm > data ? { feito, possivelEm } : undefined
  }
}

/** Undefined: never again. */
function windowEnd(regra: RegraEvento, data: string): string | undefined {
  if (regra.execucaoUnica) return undefined
  if (regra.mesCalendario) return `${addMonths(data, 1).slice(0, 7)}-01`
  if (regra.intervaloMeses !== undefined) return addMonths(data, regra.intervaloMeses)
  return addDays(data, regra.intervaloDias ?? 0)
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > CAPACIDADE && oldest !== undefined) map.delete(oldest)
}
