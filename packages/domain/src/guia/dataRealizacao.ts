import { addDays, birthdayAt, toBrasileira } from '../calendario/dataCivil.ts'
import type { Item } from '../evento/contexto.ts'
import {
  listGlosasDia,
  listGlosasDiaEvento,
  type PartesDia,
  type PartesDiaEvento,
} from '../evento/criterio/dia.ts'
import type { Motivo } from '../evento/motivo.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'
import { textoMotivo } from '../glosa/glosaMotivo.ts'
import { sayGlosa } from '../glosa/sayGlosa.ts'
import { type EstadoEvento, isEventoPagavel } from './estadoGuia.ts'

/** Why no day beyond an end of the window. */
export type LimiteData = { codigoGlosa: string; texto: string }

/** The days on which the events of a guide may lie, and those of which payment would deny none. */
export type JanelaData = {
  /** No work lies before its authorisation (an emergency's: some days before), nor before the patient was born. */
  inicio?: string | undefined
  /** First paid day; absent where nothing bounds it. */
  desde?: string | undefined
  antes?: LimiteData | undefined
  /** Last paid day, today at the latest; null when there is none. */
  ate: string | null
  /** Absent where only today is the end. */
  depois?: LimiteData | undefined
}

/** The window of a guide: the days of which payment would deny none. `hoje` is the civil day of America/Sao_Paulo. */
export function findJanelaData(partes: PartesDia, hoje: string): JanelaData {
  const { associado, credenciado, guia } = partes
  const autorizada = guia.emergencia ? guia.inicioUrgencia : guia.dataAutorizacao
  const desde = findUltimo([associado.inclusao, credenciado.inicioContrato, autorizada])
  const ate = [
    hoje,
    associado.exclusao,
    associado.validadeCartao,
    credenciado.fimContrato,
    guia.validadeSenha,
  ]
    .filter((dia) => dia !== undefined && dia <= hoje)
    .sort()
    .reverse()
    .find((dia) => dia !== undefined && listGlosasDia(dia, partes).length === 0)
  const depois = ate === undefined ? hoje : addDays(ate, 1)
  return {
    inicio: autorizada === undefined ? undefined : findUltimo([autorizada, associado.nascimento]),
    desde,
    antes: desde === undefined ? undefined : toLimite(listGlosasDia(addDays(desde, -1), partes)),
    ate: ate ?? null,
    depois: ate === hoje ? undefined : toLimite(listGlosasDia(depois, partes)),
  }
}

const findUltimo = (dias: readonly (string | undefined)[]): string | undefined =>
  dias
    .filter((dia) => dia !== undefined)
    .sort()
    .at(-1)

/**
 * The window of one event: the guide's days without those on which its own rule would not be paid. The rule bounds
 * them on two sides only: too early (the waiting period, a tooth to come, too young) and too old.
 */
export function findJanelaEvento(
  janela: JanelaData,
  item: Item,
  regra: RegraEvento,
  partes: PartesDiaEvento,
): JanelaData {
  const judge = (dia: string) => listGlosasDiaEvento(item, dia, regra, partes)
  const { inicio, desde, ate } = janela
  if (desde === undefined || ate === null) return janela
  const cedo = judge(desde).filter(({ possivelEm }) => possivelEm !== undefined)
  const [primeiro = desde] = cedo
    .flatMap(({ possivelEm }) => possivelEm ?? [])
    .sort()
    .reverse()
  const { idadeMaxima } = regra
  const fim =
    idadeMaxima === undefined ? ate : addDays(birthdayAt(partes.associado.nascimento, idadeMaxima + 1), -1)
  const ultimo = [ate, fim].find((dia) => judge(dia).length === 0 && dia <= ate)
  const possivel = ultimo !== undefined && ultimo >= primeiro
  const depois = ultimo === ate ? janela.depois : toLimite(judge(ate))
  return {
    inicio,
    desde: primeiro,
    antes: cedo.length > 0 ? toLimite(cedo) : janela.antes,
    ate: possivel ? ultimo : null,
    depois: possivel ? depois : (toLimite(judge(ate)) ?? toLimite(cedo) ?? janela.depois),
  }
}

const toLimite = ([motivo]: readonly Motivo[]): LimiteData | undefined =>
  motivo && { codigoGlosa: motivo.codigoGlosa, texto: motivo.texto }

/** What speaks against a date: in words, with the denial that payment would give and the nearest day that is paid. */
export type RecusaData = { mensagem: string; codigoGlosa?: string; possivel?: string }

/**
 * Why an event refuses a date, or undefined: the same on the server and on the screen. Only what cannot be is refused:
 * work that was done was done, be its day paid or not (`avisoData`). Dates are YYYY-MM-DD, already valid.
 */
export function motivoData(
  evento: Pick<EstadoEvento, 'autorizacao'>,
  data: string,
  hoje: string,
  { inicio }: JanelaData,
): RecusaData | undefined {
  if (!isEventoPagavel(evento)) return { mensagem: 'Só um evento aprovado recebe data de realização.' }
  if (data > hoje) return { mensagem: 'A data de realização não pode ser futura.' }
  if (inicio === undefined || data >= inicio) return undefined
  const limite = { codigoGlosa: '3014', texto: textoMotivo('3014') }
  return explain(limite, `A primeira data possível é ${toBrasileira(inicio)}.`, inicio)
}

/** What payment would deny of a date that is taken, because of the day alone; undefined where it would be paid. */
export function avisoData(data: string, { desde, antes, ate, depois }: JanelaData): RecusaData | undefined {
  if (ate === null) return explain(depois, 'Nenhuma data é paga.')
  if (data > ate) return explain(depois, `A última data paga é ${toBrasileira(ate)}.`, ate)
  if (desde === undefined || data >= desde) return undefined
  return explain(antes, `A primeira data paga é ${toBrasileira(desde)}.`, desde)
}

function explain(limite: LimiteData | undefined, conselho: string, possivel?: string): RecusaData {
  return {
    mensagem: limite ? `${sayGlosa(limite)}. ${conselho}` : conselho,
    ...(limite && { codigoGlosa: limite.codigoGlosa }),
    ...(possivel !== undefined && { possivel }),
  }
}
