import { catalogoErros, type ErrorEntry } from '@portal/contract/errors.ts'
import type { ortodontia } from '@portal/contract/ortodontia.ts'
import type { Reply } from '@portal/contract/route.ts'
import { type CodigoTipoOrtodontia, tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { showData } from '../calendario/format.ts'

/** A guide that is offered, or why it is not. */
export type GuiaOfertada = Reply<typeof ortodontia.getCoberturaOrto>['guias'][number]

const catalogo: Readonly<Record<string, ErrorEntry>> = catalogoErros

/** What a patient most often comes for: this month's maintenance, then what goes on with a treatment or begins one. */
const preferidos = [
  tipoGuia.ortoManutencao,
  tipoGuia.ortoProrrogacao,
  tipoGuia.ortoInicial,
  tipoGuia.ortoConsultaInicial,
] as const

/** The type that is chosen where nobody chose one: the first that may be asked for. */
export const chooseTipoOrto = (guias: readonly GuiaOfertada[]): CodigoTipoOrtodontia | null =>
  preferidos.find((tipo) =>
    guias.some(({ codigoTipoAtendimento, permitido }) => permitido && codigoTipoAtendimento === tipo),
  ) ?? null

/** Why a guide cannot be asked for now, and from when on; undefined where it can. */
export function explainOferta({ permitido, codigoErro, possivelEm }: GuiaOfertada): string | undefined {
  if (permitido) return undefined
  const titulo = (codigoErro && catalogo[codigoErro]?.titulo) ?? 'Não agora'
  return possivelEm ? `${titulo}; a partir de ${showData(possivelEm)}.` : `${titulo}.`
}

/** Refusals of a release that are about the type that was chosen. */
const doTipo = /^API-LIB-00(07|18|19|2[0-6])$/

export const isRecusaDoTipo = (codigo: string): boolean => doTipo.test(codigo)
