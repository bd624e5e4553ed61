import { addMonths, mesDe } from '../calendario/dataCivil.ts'
import type { PrazoOrtodontia } from './prazoOrtodontia.ts'
import { destinoTratamento, type EstadoTratamento } from './tratamento.tables.ts'

/** A guide of a treatment that holds a maintenance, or is for one, and was neither denied nor cancelled. */
export type Manutencao = {
  readonly numeroFicha: number
  /** The civil day on which its password was released: the month that it is for. */
  readonly liberada: string
  /** The day on which it was done; null while it was not. */
  readonly data: string | null
}

/** An orthodontic treatment as its rules read it. Dates are civil. */
export type Tratamento = {
  readonly estado: EstadoTratamento
  /** The day on which its initial guide was authorised; null until then. */
  readonly inicio: string | null
  /** The day on which it came to an end, whichever. */
  readonly fim: string | null
  readonly mesesConcedidos: number
  /** From when on it may be maintained: the installation; null while that is still to be done. */
  readonly instalacao: string | null
  /** The state that each day brought, in order. */
  readonly passos: readonly { readonly dia: string; readonly estado: EstadoTratamento }[]
  readonly manutencoes: readonly Manutencao[]
  /** `YYYY-MM` of which the patient has a maintenance outside of this treatment, done or still to be done; absent where nobody asked. */
  readonly mesesDeOutros?: readonly string[] | undefined
}

/**
 * The state on a civil day. Of a day that brought several, the one in which work is done wins: what was done on it may have
 * been done before the other came. Undefined before the treatment was asked for.
 */
export function estadoEm({ passos }: Pick<Tratamento, 'passos'>, dia: string): EstadoTratamento | undefined {
  const antes = passos.filter((passo) => passo.dia < dia).at(-1)
  const noDia = passos.filter((passo) => passo.dia === dia)
  const vividos = [...(antes ? [antes] : []), ...noDia]
  return vividos.find(({ estado }) => estado === 'ativo')?.estado ?? vividos.at(-1)?.estado
}

type Feita = Manutencao & { readonly data: string }

const listFeitas = ({ manutencoes }: Pick<Tratamento, 'manutencoes'>): readonly Feita[] =>
  manutencoes.filter((manutencao): manutencao is Feita => manutencao.data !== null)

/** Granted months that were used before a civil day, or ever: each calendar month once. */
export function countMesesUsados(tratamento: Pick<Tratamento, 'manutencoes'>, antesDe?: string): number {
  const feitas = listFeitas(tratamento).filter(({ data }) => antesDe === undefined || data < antesDe)
  return new Set(feitas.map(({ data }) => mesDe(data))).size
}

/** Whether some of so many months that a guide granted were used: those of the guides before it are used first. */
export const hasMesesUsados = (
  tratamento: Pick<Tratamento, 'manutencoes' | 'mesesConcedidos'>,
  concedidos: number,
): boolean => concedidos > 0 && countMesesUsados(tratamento) > tratamento.mesesConcedidos - concedidos

/** The last day of the term: start, granted months and the slack for those that are lost. Null before the start. */
export const endTermo = (
  { inicio, mesesConcedidos }: Pick<Tratamento, 'inicio' | 'mesesConcedidos'>,
  { mesesFolga }: Pick<PrazoOrtodontia, 'mesesFolga'>,
): string | null => (inicio === null ? null : addMonths(inicio, mesesConcedidos + mesesFolga))

/** The last day on which the treatment does not count as abandoned, as it stood on a civil day; null before its start, and of one whose months are all used. */
export function endAbandono(
  tratamento: Tratamento,
  { mesesAbandono }: Pick<PrazoOrtodontia, 'mesesAbandono'>,
  dia: string,
): string | null {
  const { inicio, instalacao, passos } = tratamento
  // Whoever has used all that was granted is not awaited.
  if (inicio === null || countMesesUsados(tratamento, dia) >= tratamento.mesesConcedidos) return null
  // Whoever was suspended, or replaced, could not come: the months begin anew with the return.
  const voltas = passos.filter(({ estado }) => estado === 'ativo').map((passo) => passo.dia)
  const feitas = listFeitas(tratamento).map(({ data }) => data)
  const ultimo = [inicio, instalacao ?? inicio, ...voltas, ...feitas]
    .filter((cada) => cada <= dia)
    .sort()
    .at(-1)
  return addMonths(ultimo ?? inicio, mesesAbandono)
}

/** What a treatment comes to by itself once a civil day has come: its term is over, or it was abandoned before that. */
export function decideFim(
  tratamento: Tratamento,
  prazo: PrazoOrtodontia,
  hoje: string,
): 'conclude' | 'abandon' | undefined {
  const { estado } = tratamento
  if (estado !== 'ativo' && estado !== 'contencao') return undefined
  const abandono = estado === 'ativo' ? endAbandono(tratamento, prazo, hoje) : null
  if (abandono !== null && hoje > abandono) return 'abandon'
  const termo = endTermo(tratamento, prazo)
  return termo !== null && hoje > termo ? 'conclude' : undefined
}

/** The treatment as a civil day finds it: what time ends has ended, whether or not somebody has written it down by then. */
export function endNoDia(tratamento: Tratamento, prazo: PrazoOrtodontia, hoje: string): Tratamento {
  const acao = decideFim(tratamento, prazo, hoje)
  return acao ? { ...tratamento, estado: destinoTratamento(tratamento.estado, acao), fim: hoje } : tratamento
}
