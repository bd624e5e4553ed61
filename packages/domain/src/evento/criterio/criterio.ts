import { ageAt, isDataCivil } from '../../calendario/dataCivil.ts'
import { type Dente, findDente } from '../../dente/dente.tables.ts'
import type { CodigoGlosaMotivo } from '../../glosa/ajudaGlosa.ts'
import { textoMotivo } from '../../glosa/glosaMotivo.ts'
import type { DadosContexto, GuiaContexto, Item } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import { isJustificativaSuficiente } from '../justificativa.ts'
import { type Lugar, toLugar } from '../lugar.ts'
import type { CampoMotivo, Motivo, SeveridadeMotivo } from '../motivo.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'

/** The item under evaluation, with what every group of criteria asks about it. */
export type Alvo = {
  readonly item: Item
  readonly regra: RegraEvento
  readonly lugar: Lugar
  readonly dente: Dente | undefined
  /** The execution date, or today while there is none. */
  readonly data: string
  /** The patient's birth; that date for a newborn under the mother's card, whose own birth is not known. */
  readonly nascimento: string
  /** Completed years on that date. */
  readonly idade: number
}

/** One question of the engine: the reasons that it finds against the item, none when it is satisfied. */
export type Criterio = (alvo: Alvo, contexto: Contexto) => readonly Motivo[]

export const NENHUM: readonly Motivo[] = []

/** The corrections that most criteria offer. */
export const REMOVER = { tipo: 'removerItem', rotulo: 'Remover o evento' } as const
const JUSTIFICAR = { tipo: 'justificar', rotulo: 'Justificar a exceção' } as const

export function createAlvo(
  item: Item,
  regra: RegraEvento,
  contexto: Pick<DadosContexto, 'hoje' | 'associado'> & { readonly guia: Pick<GuiaContexto, 'recemNato'> },
): Alvo {
  const data = item.data !== undefined && isDataCivil(item.data) ? item.data : contexto.hoje
  const nascimento = contexto.guia.recemNato ? data : contexto.associado.nascimento
  return {
    item,
    regra,
    lugar: toLugar(item),
    dente: item.dente ? findDente(item.dente) : undefined,
    data,
    nascimento,
    idade: ageAt(nascimento, data),
  }
}

export function createMotivo(
  codigoGlosa: CodigoGlosaMotivo,
  severidade: SeveridadeMotivo,
  campo: CampoMotivo,
  resto: Pick<
    Motivo,
    'possivelEm' | 'eventoAnterior' | 'reserva' | 'linha' | 'correcao' | 'justificativaMinima'
  > = {},
): Motivo {
  return { codigoGlosa, severidade, campo, texto: textoMotivo(codigoGlosa), ...resto }
}

/** The form is wrong: the guide is not taken like this. */
export function isErroFormulario(motivo: Pick<Motivo, 'severidade'>): boolean {
  return motivo.severidade === 'erroFormulario'
}

/** The event would be denied, however its form is completed. */
export const isGlosa = ({ severidade }: Pick<Motivo, 'severidade'>): boolean => severidade === 'glosa'

/** What is not taken, or is denied when it is. */
export function isBloqueante(motivo: Pick<Motivo, 'severidade'>): boolean {
  return isGlosa(motivo) || isErroFormulario(motivo)
}

/** Characters of justification that admit what varies from one patient to another: canals, ages, sequences. */
export const MINIMO_JUSTIFICATIVA = 20

type ComJustificativa = Pick<DadosContexto, 'justificativa'>

export function hasJustificativa(contexto: ComJustificativa, minimo: number): boolean {
  return isJustificativaSuficiente(contexto.justificativa, minimo)
}

/**
 * How an exception counts: denied where the rule admits none; otherwise it asks for the technical justification, and
 * with one it goes to a person. An exception is never silently denied (guide status 4, not 3).
 */
export function toSeveridadeExcecao(
  minimo: number,
  contexto: ComJustificativa,
): 'glosa' | 'pendenciaJustificativa' | 'auditoria' {
  if (minimo === 0) return 'glosa'
  return hasJustificativa(contexto, minimo) ? 'auditoria' : 'pendenciaJustificativa'
}

export type SeveridadeExcecao = ReturnType<typeof toSeveridadeExcecao>

/** What an exception that waits for its justification says besides: how long that must be, and the way there. */
export const pedeJustificativa = (
  severidade: SeveridadeExcecao,
  minimo: number,
): Pick<Motivo, 'justificativaMinima' | 'correcao'> =>
  severidade === 'pendenciaJustificativa' ? { justificativaMinima: minimo, correcao: JUSTIFICAR } : {}
