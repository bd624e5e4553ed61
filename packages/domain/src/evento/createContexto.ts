import type { DadosContexto, EventoHistorico, EventoRealizado, EventoReservado, Item } from './contexto.ts'
import { groupBy, listGrupos } from './grupoFrequencia.ts'
import type { Lugar } from './lugar.ts'
import { toLugar } from './lugar.ts'
import type { Exclusao } from './regra/exclusao.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** Something that was done, ready to be compared. Whether it was done before an item is `isFeitoAntes`'s to say. */
export type EventoFeito = {
  readonly codigoEvento: string
  readonly grupo: string
  readonly lugar: Lugar
  readonly data: string
  readonly ordem: number | undefined
  readonly tardio: boolean
  readonly desloca: boolean
  readonly proprio: boolean
  readonly removeDente: boolean
}

/** Something that was authorised and holds its place until it is done. */
export type Reserva = {
  readonly codigoEvento: string
  readonly grupo: string
  readonly lugar: Lugar
  readonly reservadoAte: string
  readonly autorizadoEm: string | undefined
  readonly proprio: boolean
  readonly numeroFicha: number | undefined
}

/** A line of this guide or of its main guide. */
export type LinhaGuia = {
  readonly item: Item
  readonly regra: RegraEvento | undefined
  readonly grupo: string
  readonly lugar: Lugar
  readonly data: string
  /** A line of the main guide comes before every line of the complementary one. */
  readonly principal: boolean
}

export type ExclusaoOrientada = Exclusao & { readonly outro: string; readonly esteLado: 'a' | 'b' }

/** The context with its indexes, built once for all the items of a guide. */
export type Contexto = DadosContexto & {
  /** By frequency group, first done first. */
  readonly feitos: ReadonlyMap<string, readonly EventoFeito[]>
  /** What took a place in a frequency group: what is of it, and what holds an exam that is. First done first. */
  readonly ocupantes: ReadonlyMap<string, readonly EventoFeito[]>
  /** By frequency group, as `ocupantes`. None at payment, which asks only what was done. */
  readonly reservas: ReadonlyMap<string, readonly Reserva[]>
  /** Tooth to the first event that took it out. */
  readonly extraidos: ReadonlyMap<string, EventoFeito>
  readonly ausentes: ReadonlySet<string>
  /** Tooth to the first thing done to it. */
  readonly dentesTratados: ReadonlyMap<string, EventoFeito>
  /** What stands against another line. */
  readonly linhas: readonly LinhaGuia[]
  /** What answers for what another line presumes. */
  readonly apoios: readonly LinhaGuia[]
  readonly exclusoesPorLado: ReadonlyMap<string, readonly ExclusaoOrientada[]>
  readonly temRadiologia: boolean
  readonly temClinico: boolean
}

function compareTextos(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function compareEventos(a: EventoHistorico, b: EventoHistorico): number {
  return (
    compareTextos(a.codigoEvento, b.codigoEvento) ||
    compareTextos(a.dente ?? '', b.dente ?? '') ||
    compareTextos(a.regiao ?? '', b.regiao ?? '') ||
    compareTextos(a.faces ?? '', b.faces ?? '') ||
    Number(a.proprio) - Number(b.proprio)
  )
}

/** A total order, so that the answer never depends on the order in which the record arrived. */
const compareRealizados = (a: EventoRealizado, b: EventoRealizado): number =>
  compareTextos(a.data, b.data) || (a.ordem ?? 0) - (b.ordem ?? 0) || compareEventos(a, b)

const compareReservados = (a: EventoReservado, b: EventoReservado): number =>
  compareEventos(a, b) ||
  compareTextos(a.reservadoAte, b.reservadoAte) ||
  (a.numeroFicha ?? 0) - (b.numeroFicha ?? 0)

const isRealizado = (evento: EventoHistorico): evento is EventoRealizado => evento.data !== undefined

// The list of exclusions is the same object for every guide of an operator, so its index is kept with it.
const indicesExclusao = new WeakMap<readonly Exclusao[], ReadonlyMap<string, readonly ExclusaoOrientada[]>>()

function indexExclusoes(exclusoes: readonly Exclusao[]): ReadonlyMap<string, readonly ExclusaoOrientada[]> {
  const pronto = indicesExclusao.get(exclusoes)
  if (pronto) return pronto
  const indice = new Map<string, ExclusaoOrientada[]>()
  for (const exclusao of exclusoes) {
    const { a, b } = exclusao
    indice.set(a, [...(indice.get(a) ?? []), { ...exclusao, outro: b, esteLado: 'a' }])
    indice.set(b, [...(indice.get(b) ?? []), { ...exclusao, outro: a, esteLado: 'b' }])
  }
  indicesExclusao.set(exclusoes, indice)
  return indice
}

function toFeito(dados: DadosContexto, evento: EventoRealizado): EventoFeito {
  const regra = dados.regras(evento.codigoEvento)
  return {
    codigoEvento: evento.codigoEvento,
    grupo: regra?.grupoFrequencia ?? evento.codigoEvento,
    lugar: toLugar(evento),
    data: evento.data,
    ordem: evento.ordem,
    tardio: evento.tardio ?? false,
    desloca: evento.desloca ?? true,
    proprio: evento.proprio,
    removeDente: regra?.removeDente ?? false,
  }
}

function listReservas(dados: DadosContexto): readonly Reserva[] {
  if (dados.momento === 'pagamento') return []
  return dados.historico
    .filter((evento) => !isRealizado(evento))
    .filter(({ reservadoAte }) => reservadoAte >= dados.hoje)
    .toSorted(compareReservados)
    .map((evento) => ({
      codigoEvento: evento.codigoEvento,
      grupo: dados.regras(evento.codigoEvento)?.grupoFrequencia ?? evento.codigoEvento,
      lugar: toLugar(evento),
      reservadoAte: evento.reservadoAte,
      autorizadoEm: evento.autorizadoEm,
      proprio: evento.proprio,
      numeroFicha: evento.numeroFicha,
    }))
}

function toLinha(dados: DadosContexto, item: Item, principal: boolean): LinhaGuia {
  const regra = dados.regras(item.codigoEvento)
  return {
    item,
    regra,
    grupo: regra?.grupoFrequencia ?? item.codigoEvento,
    lugar: toLugar(item),
    data: item.data ?? dados.hoje,
    principal,
  }
}

/** Builds the indexes that `evaluateEvento` needs. The input is not changed. */
export function createContexto(dados: DadosContexto): Contexto {
  const feitos = dados.historico
    .filter(isRealizado)
    .toSorted(compareRealizados)
    .map((evento) => toFeito(dados, evento))
  const extraidos = new Map<string, EventoFeito>()
  const dentesTratados = new Map<string, EventoFeito>()
  for (const feito of feitos) {
    const { dente } = feito.lugar
    if (!dente || !feito.desloca) continue
    if (!dentesTratados.has(dente)) dentesTratados.set(dente, feito)
    if (feito.removeDente && !extraidos.has(dente)) extraidos.set(dente, feito)
  }
  const linhas = [
    ...(dados.guia.itensPrincipal ?? []).map((item) => toLinha(dados, item, true)),
    ...dados.guia.itens.map((item) => toLinha(dados, item, false)),
  ].toSorted((a, b) => Number(b.principal) - Number(a.principal) || a.item.sequencial - b.item.sequencial)
  const listLugares = ({ codigoEvento, grupo }: EventoFeito | Reserva) =>
    listGrupos(dados, codigoEvento, grupo)
  const proprias = linhas.filter((linha) => !linha.principal && linha.regra)
  return {
    ...dados,
    feitos: groupBy(feitos, (feito) => [feito.grupo]),
    ocupantes: groupBy(feitos, listLugares),
    reservas: groupBy(listReservas(dados), listLugares),
    extraidos,
    ausentes: new Set(dados.dentesAusentes),
    dentesTratados,
    linhas,
    apoios: linhas,
    exclusoesPorLado: indexExclusoes(dados.exclusoes),
    temRadiologia: proprias.some((linha) => linha.regra?.radiologia === true),
    temClinico: proprias.some((linha) => linha.regra?.radiologia === false),
  }
}
