import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { showValor } from './showValor.ts'

/** The patient's part of an event, a phrase by who charges it: what the operator charges stands alone where the desk charges nothing. */
export function listCopart(noBalcao: string, pelaOperadora: string | undefined): string[] {
  const balcao = `copart. ${showValor(noBalcao)}`
  if (!pelaOperadora) return [balcao]
  const depois = `copart. ${showValor(pelaOperadora)} à\u00a0operadora`
  return toCentavos(noBalcao) === 0 ? [depois] : [balcao, depois]
}
