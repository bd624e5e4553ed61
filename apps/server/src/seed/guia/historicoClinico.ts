import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { Memoria } from '../chance/memoria.ts'
import type { Local } from './local.ts'

type Feito = { readonly codigoEvento: string; readonly data: string; readonly codigoCredenciado: number }

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

  isExtraido(codigoAssociado: string, dente: string | null, data: string): boolean {
    const extraido = dente === null ? undefined : this.extraidos.get(`${codigoAssociado} ${dente}`)
    return extraido !== undefined && extraido < data
  }

  /** The earlier event whose window still holds on `data`, and the first day after it: what is to come holds nothing back. */
  findRepeticao(codigoAssociado: string, regra: RegraEvento, local: Local, data: string) {
    const feito = this.feitos.get(keyOf(codigoAssociado, regra, local))
    if (!feito || feito.data >= data) return undefined
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
