import type { DadosContexto, EventoHistorico, Item } from './contexto.ts'
import type { Exclusao } from './exclusao.ts'
import type { Lugar } from './lugar.ts'
import { toLugar } from './lugar.ts'
import type { RegraEvento } from './regraEvento.ts'

/** Something done earlier, or a line of the main guide, ready to be compared. */
export type EventoAnterior = {
  readonly codigoEvento: string
  readonly grupo: string
  readonly lugar: Lugar
  readonly data: string
  readonly proprio: boolean
  readonly removeDente: boolean
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
  readonly anteriores: ReadonlyMap<string, readonly EventoAnterior[]>
  /** Tooth to the first date on which it was taken out. */
  readonly extraidos: ReadonlyMap<string, string>
  readonly ausentes: ReadonlySet<string>
  readonly dentesTratados: ReadonlySet<string>
  readonly linhas: readonly LinhaGuia[]
  readonly exclusoesPorLado: ReadonlyMap<string, readonly ExclusaoOrientada[]>
  readonly temRadiologia: boolean
  readonly temClinico: boolean
}

function compareTextos(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A total order, so that the answer never depends on the order in which the history arrived. */
function compareHistorico(a: EventoHistorico, b: EventoHistorico): number {
  return (
    compareTextos(a.data, b.data) ||
    compareTextos(a.codigoEvento, b.codigoEvento) ||
    compareTextos(a.dente ?? '', b.dente ?? '') ||
    compareTextos(a.regiao ?? '', b.regiao ?? '') ||
    compareTextos(a.faces ?? '', b.faces ?? '') ||
    Number(a.proprio) - Number(b.proprio)
  )
}

function groupBy<T>(itens: Iterable<T>, key: (item: T) => string): Map<string, T[]> {
  const grupos = new Map<string, T[]>()
  for (const item of itens) {
    const grupo = grupos.get(key(item))
    if (grupo) grupo.push(item)
    else grupos.set(key(item), [item])
  }
  return grupos
}

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

function toAnterior(dados: DadosContexto, evento: EventoHistorico): EventoAnterior {
  const regra = dados.regras(evento.codigoEvento)
  return {
    codigoEvento: evento.codigoEvento,
    grupo: regra?.grupoFrequencia ?? evento.codigoEvento,
    lugar: toLugar(evento),
    data: evento.data,
    proprio: evento.proprio,
    removeDente: regra?.removeDente ?? false,
  }
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
  const anteriores = dados.historico.toSorted(compareHistorico).map((evento) => toAnterior(dados, evento))
  const extraidos = new Map<string, string>()
  const dentesTratados = new Set<string>()
  for (const { removeDente, lugar, data } of anteriores) {
    if (!lugar.dente) continue
    dentesTratados.add(lugar.dente)
    if (removeDente && !extraidos.has(lugar.dente)) extraidos.set(lugar.dente, data)
  }
  const linhas = [
    ...(dados.guia.itensPrincipal ?? []).map((item) => toLinha(dados, item, true)),
    ...dados.guia.itens.map((item) => toLinha(dados, item, false)),
  ].toSorted((a, b) => Number(b.principal) - Number(a.principal) || a.item.sequencial - b.item.sequencial)
  const proprias = linhas.filter((linha) => !linha.principal && linha.regra)
  return {
    ...dados,
    anteriores: groupBy(anteriores, (anterior) => anterior.grupo),
    extraidos,
    ausentes: new Set(dados.dentesAusentes),
    dentesTratados,
    linhas,
    exclusoesPorLado: indexExclusoes(dados.exclusoes),
    temRadiologia: proprias.some((linha) => linha.regra?.radiologia === true),
    temClinico: proprias.some((linha) => linha.regra?.radiologia === false),
  }
}
