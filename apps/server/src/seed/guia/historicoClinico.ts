import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { Local } from './local.ts'

type Feito = { readonly codigoEvento: string; readonly data: string; readonly codigoCredenciado: number }

/** What is older than so many events has left the windows of most rules. */
const CAPACIDADE = 40_000

/** The latest entries: when they fill one generation, the one before it is forgotten. */
class Memoria<T> {
  private recente = new Map<string, T>()
  private anterior = new Map<string, T>()

  set(key: string, value: T): void {
    if (this.recente.size >= CAPACIDADE) {
      this.anterior = this.recente
      this.recente = new Map()
    }
    this.recente.set(key, value)
  }

  get(key: string): T | undefined {
    return this.recente.get(key) ?? this.anterior.get(key)
  }
}

function keyOf(codigoAssociado: string, regra: RegraEvento, { dente, regiao }: Local): string {
  return `${codigoAssociado} ${regra.grupoFrequencia} ${regra.escopo === 'beneficiario' ? '' : (dente ?? regiao)}`
}

/** What the seed itself has done to each member, so that it mostly keeps the frequency rules. Of bounded size. */
export class HistoricoClinico {
  private readonly feitos = new Memoria<Feito>()
  private readonly extraidos = new Memoria<string>()

  record(codigoAssociado: string, regra: RegraEvento, local: Local, feito: Feito): void {
    this.feitos.set(keyOf(codigoAssociado, regra, local), feito)
    if (regra.removeDente && local.dente) this.extraidos.set(`${codigoAssociado} ${local.dente}`, feito.data)
  }

  isExtraido(codigoAssociado: string, dente: string | null): boolean {
    return dente !== null && this.extraidos.get(`${codigoAssociado} ${dente}`) !== undefined
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
