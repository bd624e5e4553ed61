import { addDays, daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import { findCalendarioRepasse, findPublicacao } from '@portal/domain/repasse/calendarioRepasse.ts'
import { fechamentoOf } from '../../repasse/encaminhamento.store.ts'
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

/** After its closing a run is judged within so many days: its statement is published later in any month. */
const DIAS_DO_PROCESSAMENTO = [1, 8] as const
/** Whoever appeals has read the statement, and keeps the shortest term of the contracts: some do on any day of a month. */
const DIAS_ATE_O_RECURSO = [1, 28] as const

/** Holds back what waits for a day of the run that the guide was forwarded for. Operadora §4. */
function createEspera(rede: Rede, random: Random): (passo: PassoRoteiro, dia: string) => string {
  let fechamento: string | undefined
  const notBefore = (dia: string, inicio: string, dias: readonly [number, number]): string => {
    const primeiro = addDays(inicio, random.int(...dias))
    return dia < primeiro ? primeiro : dia
  }
  return ({ acao, status }, dia) => {
    if (status === 'encaminhadaPagamento' || status === 'encaminhadaPagamentoToken') {
      fechamento = fechamentoOf(CALENDARIOS_REPASSE, rede, dia)
    }
    if (fechamento === undefined) return dia
    if (status === 'processada') return notBefore(dia, fechamento, DIAS_DO_PROCESSAMENTO)
    if (acao !== 'sendRecurso') return dia
    const calendario = findCalendarioRepasse(CALENDARIOS_REPASSE, rede, fechamento)
    return notBefore(dia, findPublicacao(calendario, fechamento), DIAS_ATE_O_RECURSO)
  }
}

/** Gives the steps their instants, within office hours and one after the other, by the runs of a network. */
export function schedule(
  passos: readonly PassoRoteiro[],
  dias: readonly number[],
  { inicio, rede }: { inicio: string; rede: Rede },
  random: Random,
): Momento[] {
  const hold = createEspera(rede, random)
  let [ultimoDia, minuto, atraso] = ['', 0, 0]
  return passos.map((passo, i) => {
    const previsto = addDays(inicio, (dias[i] ?? 0) + atraso)
    const dia = hold(passo, previsto)
    atraso += daysBetween(previsto, dia)
    const mesmoDia = dia === ultimoDia
    minuto = mesmoDia ? minuto + random.int(2, 25) : random.int(ABRE, FECHA - 180)
    ultimoDia = dia
    return { passo, dia, em: toInstante(dia, minuto) }
  })
}
