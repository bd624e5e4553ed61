import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Random } from '../chance/random.ts'
import { toInstante } from '../database/instante.ts'
import type { PassoRoteiro } from './roteiro.ts'

/** A step that happened: its civil day and its instant. */
export type Momento = { readonly passo: PassoRoteiro; readonly dia: string; readonly em: string }

const ABRE = 8 * 60
const FECHA = 18 * 60

/** How many days each step comes after the first. */
export function drawDias(passos: readonly PassoRoteiro[], random: Random): number[] {
  let dia = 0
  return passos.map(({ espera }) => {
    dia += random.int(...espera)
    return dia
  })
}

/** Gives the steps their instants, within office hours and one after the other. */
export function schedule(
  passos: readonly PassoRoteiro[],
  dias: readonly number[],
  inicio: string,
  random: Random,
): Momento[] {
  let [ultimoDia, minuto] = ['', 0]
  return passos.map((passo, i) => {
    const dia = addDays(inicio, dias[i] ?? 0)
    const mesmoDia = dia === ultimoDia
    minuto = mesmoDia ? minuto + random.int(2, 25) : random.int(ABRE, FECHA - 180)
    ultimoDia = dia
    return { passo, dia, em: toInstante(dia, minuto) }
  })
}
